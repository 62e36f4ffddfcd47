import type { CallInput } from './caller.ts'
import { below, type ContractOperation, examplesAt, type Json, keysAt, resolve } from './document.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  example?: string | number
}

/** The first request that the contract shows for an operation, ready to be sent. */
export function exampleInput({ pointer }: ContractOperation): CallInput & { form?: FormData } {
  const list = resolve(below(pointer, 'parameters')).value
  const count = Array.isArray(list) ? list.length : 0
  const parameters = Array.from({ length: count }, (_, index) => {
    const { value } = resolve(`${resolve(below(pointer, 'parameters')).pointer}/${index}`)
    return value as unknown as Parameter
  }).filter(({ required, in: place }) => required === true || place === 'path')
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters.filter((entry) => entry.in === place).map(({ name, example }) => [name, example ?? '']),
    )
  const media = below(pointer, 'requestBody', 'content')
  const [type] = keysAt(media)
  const body: Json | undefined = type === undefined ? undefined : examplesAt(below(media, type))[0]?.value
  const input = {
    path: Object.fromEntries(Object.entries(valuesIn('path')).map(([name, value]) => [name, String(value)])),
    query: valuesIn('query'),
  }
  if (type !== 'multipart/form-data') return body === undefined ? input : { ...input, body }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string>))
    form.append(name, name === 'file' ? new Blob([value], { type: 'image/jpeg' }) : value)
  return { ...input, form }
}
