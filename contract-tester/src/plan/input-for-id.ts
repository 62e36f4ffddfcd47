import { isObject, type Json } from '../document/json.ts'
import { type Input, withParameter } from './input.ts'
import type { Resource } from './resources.ts'

/** The input of an operation on one item, for an id that the server gave. */
export const inputForId = (input: Input, { parameter, idName }: Resource, id: string): Input => {
  if (parameter !== undefined) return { ...withParameter(input, 'path', parameter, id), isKnown: true }
  if (idName === undefined) return input
  const like = (value: Json | undefined): Json => (typeof value === 'number' ? Number(id) : id)
  return isObject(input.body)
    ? { ...input, body: { ...input.body, [idName]: like(input.body[idName]) }, isKnown: true }
    : { ...withParameter(input, 'query', idName, like(input.query[idName])), isKnown: true }
}

/** The input of an operation in the place where something was created: the same ids above it in the path. */
export const besideCreated = (input: Input, created: Input): Input => {
  const shared = Object.keys(input.path).filter((name) => name in created.path)
  return shared.reduce((one, name) => withParameter(one, 'path', name, created.path[name]), input)
}
