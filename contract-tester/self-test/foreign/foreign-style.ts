import type { JsonObject } from '../../src/document/json.ts'
import type { Handler } from '../server/handler.ts'
import type { Ask, Outcome } from './core.ts'

/** A way to build an API, as well-known ones are built, and not as the rules' own documents are. */
export interface ForeignStyle {
  readonly name: string
  readonly document: JsonObject
  readonly create: (core: (ask: Ask) => Outcome) => Handler
}
