import { isObject, type Json } from '../document/json.ts'
import type { Media, Operation, Parameter } from '../document/operation.ts'
import type { Call, CallBody, Credentials } from '../http/call.ts'
import type { Input } from './input.ts'

const textOf = (value: Json | undefined): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)

/** The media type in which an operation is called: JSON where it takes it. */
export const mediaFor = (operation: Operation): Media | undefined => {
  const media = operation.body?.media ?? []
  return media.find(({ type }) => /[/+]json\b/.test(type)) ?? media[0]
}

/** The call of an operation with an input. */
export function callOf(operation: Operation, input: Input, credentials: Credentials = 'first'): Call {
  const cookies = Object.entries(input.cookie).map(([name, value]) => `${name}=${textOf(value)}`)
  return {
    operation,
    method: operation.method,
    path: operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(textOf(input.path[name])),
    ),
    query: operation.parameters.flatMap((parameter) => queryPairs(parameter, input.query)),
    headers: {
      ...Object.fromEntries(Object.entries(input.header).map(([name, value]) => [name, textOf(value)])),
      ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}),
    },
    body: input.body === undefined ? undefined : bodyOf(mediaFor(operation), input.body),
    credentials: operation.security.length > 0 ? credentials : 'none',
  }
}

function queryPairs(parameter: Parameter, query: Input['query']): [string, string][] {
  const value = query[parameter.name]
  if (parameter.in !== 'query' || value === undefined) return []
  const { name, definition } = parameter
  const isExploded = definition.explode !== false
  if (Array.isArray(value))
    return isExploded ? value.map((one) => [name, textOf(one)]) : [[name, value.map(textOf).join(',')]]
  if (isObject(value) && definition.style === 'deepObject')
    return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, textOf(one)])
  if (isObject(value) && definition.content === undefined && isExploded)
    return Object.entries(value).map(([key, one]) => [key, textOf(one)])
  return [[name, textOf(value)]]
}

function bodyOf(media: Media | undefined, value: Json): CallBody | undefined {
  if (media === undefined) return undefined
  const { type } = media
  if (type.startsWith('multipart/form-data') && isObject(value)) {
    const form = new FormData()
    for (const [name, part] of Object.entries(value)) form.append(name, formPart(name, part))
    return { type, text: '', form, value }
  }
  if (type === 'application/x-www-form-urlencoded' && isObject(value)) {
    const pairs = Object.entries(value).map(([name, part]) => [name, textOf(part)])
    return { type, text: new URLSearchParams(pairs as [string, string][]).toString(), value }
  }
  return {
    type,
    text: typeof value === 'string' && !/json/.test(type) ? value : JSON.stringify(value),
    value,
  }
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function formPart(name: string, part: Json | undefined): string | Blob {
  const isFile = /file|image|photo|document|attachment/i.test(name) || part === 'bytes' || part === '(bytes)'
  return isFile
    ? new File([Buffer.from(PIXEL, 'base64')], `${name}.png`, { type: 'image/png' })
    : textOf(part)
}
