import {
  $RefParser,
  type FileInfo,
  getJsonSchemaRefParserDefaultOptions,
  isUnsafeUrl,
  type ParserOptions,
  type Plugin,
} from '@apidevtools/json-schema-ref-parser'
import type { ApiDocument } from './api-document.ts'
import { applyHints } from './apply-hints.ts'
import { CannotRunError } from './cannot-run-error.ts'
import { checkReferences } from './check-references.ts'
import { checkSize } from './check-size.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { ownPartsOnly } from './outside.ts'
import { hideQuoted, showQuoted } from './quoted.ts'
import { toDialect2020 } from './to-dialect-2020.ts'

type Parse = (file: FileInfo) => unknown

const firstLine = (cause: unknown): string => {
  const line = String(cause instanceof Error ? cause.message : cause).split('\n')[0] ?? ''
  // The library's word for a file that holds a text or nothing.
  return line.endsWith('is not a valid JSON Schema') ? 'it holds no object in JSON or YAML.' : line
}

const hasOuterReference = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasOuterReference)
    : isObject(value) &&
      Object.entries(value).some(([key, part]) =>
        key === '$ref' && typeof part === 'string' ? !part.startsWith('#') : hasOuterReference(part),
      )

/** How files are read: what they only quote is not followed. */
function readingOf(source: string, hasOutsideRefs: boolean, onOutside: (url: string) => void): ParserOptions {
  const { json, yaml } = getJsonSchemaRefParserDefaultOptions().parse as Record<'json' | 'yaml', Plugin>
  const hiding = (plugin: Plugin): Plugin => ({
    ...plugin,
    parse: async (file) => {
      const parsed = (await (plugin.parse as Parse)(file)) as Json
      checkSize(parsed)
      return hideQuoted(parsed) as never
    },
  })
  // A document of this machine may be on it; one from elsewhere does not lead back to it.
  const isPublic = /^https?:/.test(source) && !isUnsafeUrl(source)
  const own = ownPartsOnly(source, onOutside)
  return {
    parse: { json: hiding(json), yaml: hiding(yaml) },
    resolve: hasOutsideRefs
      ? { http: { safeUrlResolver: isPublic } }
      : { ...own, http: { ...own.http, safeUrlResolver: isPublic } },
  }
}

async function read(source: string, hasOutsideRefs = true): Promise<Json | undefined> {
  let outside: string | undefined
  try {
    const options = readingOf(source, hasOutsideRefs, (url) => {
      outside = url
    })
    const parsed = await $RefParser.parse(source, options)
    const whole = hasOuterReference(parsed) ? await $RefParser.bundle(source, options) : parsed
    return showQuoted(whole as Json)
  } catch (cause) {
    const why =
      outside === undefined
        ? firstLine(cause)
        : `it refers to ${outside}, which is outside of its own folder or host: --allow-outside-refs lets it.`
    throw new CannotRunError(`The document ${source} cannot be read: ${why}`, { cause })
  }
}

/** Reads a document from a file or a URL, JSON or YAML, with the files it refers to, and hints from a file of their own. */
export async function loadDocument(
  source: string,
  hints?: string,
  { hasOutsideRefs = false }: { readonly hasOutsideRefs?: boolean } = {},
): Promise<ApiDocument> {
  const document = documentFrom(await read(source, hasOutsideRefs), source)
  return hints === undefined ? document : applyHints(document, await read(hints))
}

/**
 * A document that is already in memory. References to other files are not followed.
 * @throws {CannotRunError} for what is no OpenAPI 3.0 or 3.1, and for references that lead nowhere or in a circle
 */
export function documentFrom(value: unknown, name = 'given'): ApiDocument {
  if (!isObject(value)) throw new CannotRunError(`The document ${name} is not an object.`)
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
