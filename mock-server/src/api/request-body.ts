import { type OperationId, operations } from '../contract/contract.ts'
import { httpError, IMAGE_TOO_LARGE, type Reply } from '../contract/reply.ts'
import { MAX_UPLOAD_BYTES } from '../domain/upload.ts'
import type { FieldError } from '../validation/field-errors.ts'

/** A value that has to be refused with HTTP 400, as an outcome instead of an exception. */
type Parsed<T> = { readonly value: T } | { readonly errors: readonly FieldError[] }

/** Whether a body of this content type is read as JSON. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType?.trim() ?? '')

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The largest depth of lists and objects, far above that of any body. */
const DEEPEST = 64

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING: readonly number[] = [0x5b, 0x7b]
const CLOSING: readonly number[] = [0x5d, 0x7d]

/**
 * Whether JSON nests lists and objects deeper than {@link DEEPEST}. Asked before it is parsed: to parse 32 MB of opening
 * brackets takes seconds, and to walk through what comes of a few thousand ends in a RangeError.
 */
export const isTooDeep = (json: Uint8Array): boolean => {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number
    if (isText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (OPENING.includes(byte) && ++depth > DEEPEST) return true
    else if (CLOSING.includes(byte)) depth--
  }
  return false
}

/** Reads a JSON body of UTF-8 bytes. */
export const parseJson = (bytes: Uint8Array): Parsed<unknown> => {
  if (isTooDeep(bytes)) return { errors: [{ field: 'body', rule: 'maxDepth' }] }
  try {
    return { value: JSON.parse(decoder.decode(bytes)) }
  } catch {
    return { errors: [{ field: 'body', rule: 'json' }] }
  }
}

/** Most bytes a JSON body may have. */
const BODY_LIMIT = 65_536

/** What a form with one file may have besides the file. */
const FORM_OVERHEAD = 16_384

/** Operations that take a form with a file instead of JSON. */
const FORM_OPERATIONS: readonly OperationId[] = ['upload']
const FORM_PATHS: ReadonlySet<string> = new Set(FORM_OPERATIONS.map((id) => operations[id].path))

const NO_JSON = httpError(415, 'Send the body as application/json.')
const PACKED = httpError(415, 'Send the body as it is: a Content-Encoding is not read.', {
  headers: { 'Accept-Encoding': 'identity' },
})
const NO_FORM = httpError(415, 'Send the body as multipart/form-data.')
const TOO_LARGE = httpError(413, `The body is larger than ${BODY_LIMIT} bytes.`)

/** How much of a body is read, and the answer to one that goes beyond. */
export interface BodyLimit {
  readonly bytes: number
  readonly reply: Reply
}

const JSON_LIMIT: BodyLimit = { bytes: BODY_LIMIT, reply: TOO_LARGE }
/** A larger body is not read to its end. In a form with one file, the file is assumed to be what is too large. */
const FORM_LIMIT: BodyLimit = { bytes: MAX_UPLOAD_BYTES + FORM_OVERHEAD, reply: IMAGE_TOO_LARGE }

/** The limit for a body that is sent to a path of the customer API. */
export const bodyLimitOf = (path: string): BodyLimit => (FORM_PATHS.has(path) ? FORM_LIMIT : JSON_LIMIT)

/** The answer to a body that is packed; undefined for one that is not. */
export const packedError = (encoding: string | undefined): Reply | undefined =>
  encoding === undefined || encoding.trim().toLowerCase() === 'identity' ? undefined : PACKED

/** A body taken apart: as its handler gets it, and as the contract describes it. */
export interface RequestBody {
  readonly value: unknown
  readonly described: unknown
}

const NO_BODY: RequestBody = { value: undefined, described: undefined }

const readJson = (bytes: Uint8Array, contentType: string | undefined): RequestBody | Reply => {
  if (!isJson(contentType)) return NO_JSON
  const json = parseJson(bytes)
  if ('errors' in json) return httpError(400, 'The body is not valid JSON.', { errors: json.errors })
  return { value: json.value, described: json.value }
}

const NOT_A_FORM = httpError(400, 'The body is not a valid form.', {
  errors: [{ field: 'body', rule: 'form' }],
})

/**
 * Files become their bytes; the contract describes them as texts, so a word stands for them. Their names are kept
 * nowhere: people name a picture after who is on it.
 */
const readForm = async (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<RequestBody | Reply> => {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => undefined)
  if (!form) return NOT_A_FORM
  const value: Record<string, unknown> = Object.create(null)
  const described: Record<string, unknown> = Object.create(null)
  for (const [name, part] of form) {
    value[name] = typeof part === 'string' ? part : new Uint8Array(await part.arrayBuffer())
    described[name] = typeof part === 'string' ? part : 'file'
  }
  return { value, described }
}

/** Reads the body of a call to an operation, or answers why it cannot be read. Only a form takes a while. */
export const readRequestBody = (
  id: OperationId,
  bytes: Uint8Array | undefined,
  contentType: string | undefined,
): RequestBody | Reply | Promise<RequestBody | Reply> => {
  if (bytes === undefined || bytes.length === 0) return NO_BODY
  if (!FORM_OPERATIONS.includes(id)) return readJson(bytes, contentType)
  return /^multipart\/form-data\s*;/i.test(contentType ?? '')
    ? readForm(bytes as Uint8Array<ArrayBuffer>, contentType as string)
    : NO_FORM
}
