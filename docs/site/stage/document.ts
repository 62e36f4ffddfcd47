import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

interface Example {
  readonly summary?: string
  readonly value?: unknown
}

export interface Media {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, Example>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

export interface Answer {
  readonly description: string
  readonly content?: Readonly<Record<string, Media>>
}

interface RawOperation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly security?: readonly object[]
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>
  readonly 'x-money'?: boolean
  readonly 'x-demo'?: string
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[]
}

export interface Operation extends Omit<RawOperation, 'parameters' | 'responses'> {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, Answer>>
}

export interface ApiDocument {
  readonly info: { readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly operations: readonly Operation[]
  /** What a reference names; anything else as it is. */
  readonly resolve: <Thing>(thing: Thing) => Thing
}

const methods = new Set(['get', 'post', 'delete'])

/** A bundled document of the contract, read for the reference. */
export function readDocument(root: string, name: 'openapi' | 'sandbox-control' = 'openapi'): ApiDocument {
  const document = JSON.parse(readFileSync(join(root, `openapi/dist/${name}.json`), 'utf8'))
  const resolve = <Thing>(thing: Thing): Thing => {
    const reference = (thing as { $ref?: string } | undefined)?.$ref
    if (reference === undefined) return thing
    const found = reference
      .slice(2)
      .split('/')
      .reduce((value, key) => value[key], document)
    return { ...resolve(found), ...thing, $ref: undefined }
  }
  const operations = Object.entries(document.paths as Record<string, Record<string, RawOperation>>).flatMap(
    ([path, item]) =>
      Object.entries(item)
        .filter(([method]) => methods.has(method))
        .map(([method, operation]) => ({
          ...operation,
          method: method.toUpperCase(),
          path,
          parameters: (operation.parameters ?? []).map((one) => resolve(one) as Parameter),
          responses: Object.fromEntries(
            Object.entries(operation.responses).map(([status, one]) => [status, resolve(one) as Answer]),
          ),
        })),
  )
  return { info: document.info, tags: document.tags, operations, resolve }
}
