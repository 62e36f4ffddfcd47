import { $RefParser } from '@apidevtools/json-schema-ref-parser'
import { applyHints } from './apply-hints.ts'
import { CannotRunError } from './cannot-run-error.ts'
import { checkReferences } from './check-references.ts'
import { isObject, type JsonObject } from './json.ts'
import { toDialect2020 } from './to-dialect-2020.ts'

/** An OpenAPI document, with its schemas in the dialect of 3.1. */
export interface ApiDocument {
  readonly root: JsonObject
  readonly version: '3.0' | '3.1'
  readonly title: string
}

const firstLine = (cause: unknown): string =>
  String(cause instanceof Error ? cause.message : cause).split('\n')[0] ?? ''

const hasOuterReference = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasOuterReference)
    : isObject(value) &&
      Object.entries(value).some(([key, part]) =>
        key === '$ref' && typeof part === 'string' ? !part.startsWith('#') : hasOuterReference(part),
      )

async function read(source: string): Promise<unknown> {
  try {
    const parsed = await $RefParser.parse(source)
    return hasOuterReference(parsed) ? await $RefParser.bundle(source) : parsed
  } catch (cause) {
    throw new CannotRunError(`The document ${source} cannot be read: ${firstLine(cause)}`, { cause })
  }
}

/** Reads a document from a file or a URL, JSON or YAML, with the files it refers to, and hints from a file of their own. */
export async function loadDocument(source: string, hints?: string): Promise<ApiDocument> {
  const document = documentFrom(await read(source), source)
  return hints === undefined ? document : applyHints(document, await read(hints))
}

/**
 * A document that is already in memory. References to other files are not followed.
 * @throws {CannotRunError} for what is no OpenAPI 3.0 or 3.1, and for references that lead nowhere or in a circle
 */
export function documentFrom(value: unknown, name = 'given'): ApiDocument {
  if (!isObject(value)) throw new CannotRunError(`The document ${name} is no object.`)
  const [, version] = /^(3\.[01])(\.|$)/.exec(String(value.openapi)) ?? []
  if (version === undefined) {
    const got = value.openapi ?? (value.swagger === undefined ? 'no version' : `Swagger ${value.swagger}`)
    throw new CannotRunError(`The document ${name} is not OpenAPI 3.0 or 3.1, but says ${got}.`)
  }
  if (!isObject(value.paths) || Object.keys(value.paths).length === 0)
    throw new CannotRunError(`The document ${name} has no paths: there is nothing to check.`)
  const root = version === '3.0' ? (toDialect2020(value) as JsonObject) : value
  checkReferences(root, name)
  const title = isObject(value.info) ? String(value.info.title ?? name) : name
  return { root, version: version as ApiDocument['version'], title }
}
