import { isObject, type Json } from '../document/json.ts'
import type { Media, Operation, ParameterPlace } from '../document/operation.ts'
import type { Call, CallBody, Credentials } from '../http/call.ts'
import type { Input } from './input.ts'
import { formPairs, inHeaderText, inPathText, inQueryPairs, textOf } from './written.ts'

/** The media type in which an operation is called: JSON where it takes it. */
export const mediaFor = (operation: Operation): Media | undefined => {
  const media = operation.body?.media ?? []
  return media.find(({ type }) => /[/+]json\b/.test(type)) ?? media[0]
}

export function callOf(operation: Operation, input: Input, credentials: Credentials = 'first'): Call {
  const cookies = Object.entries(input.cookie).map(([name, value]) => `${name}=${textOf(value)}`)
  const find = (place: ParameterPlace, name: string) =>
    operation.parameters.find((one) => one.in === place && one.name === name)
  return {
    operation,
    method: operation.method,
    path: operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
      const parameter = find('path', name)
      const value = input.path[name]
      return parameter === undefined ? encodeURIComponent(textOf(value)) : inPathText(parameter, value)
    }),
    query: operation.parameters.flatMap((one) =>
      one.in === 'query' ? inQueryPairs(one, input.query[one.name]) : [],
    ),
    headers: {
      ...Object.fromEntries(
        Object.entries(input.header).map(([name, value]) => [
          name,
          inHeaderText(find('header', name), value),
        ]),
      ),
      ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}),
    },
    body: input.body === undefined ? undefined : bodyOf(mediaFor(operation), input.body),
    credentials: operation.security.length > 0 ? credentials : 'none',
  }
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
    return { type, text: new URLSearchParams(formPairs(value, media.encoding)).toString(), value }
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
