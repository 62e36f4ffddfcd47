import type { JsonObject } from './json.ts'

/** An OpenAPI document, with its schemas in the dialect of 3.1. */
export interface ApiDocument {
  readonly root: JsonObject
  readonly version: '3.0' | '3.1'
  readonly title: string
}
