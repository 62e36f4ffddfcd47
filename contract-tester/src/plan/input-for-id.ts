import { type Input, withParameter } from './input.ts'
import type { Resource } from './resources.ts'

/** The input of an operation on one item, for an id that the server gave. */
export const inputForId = (input: Input, { parameter }: Resource, id: string): Input =>
  parameter === undefined ? input : { ...withParameter(input, 'path', parameter, id), isKnown: true }

/** The input of an operation in the place where something was created: the same ids above it in the path. */
export const besideCreated = (input: Input, created: Input): Input => {
  const shared = Object.keys(input.path).filter((name) => name in created.path)
  return shared.reduce((one, name) => withParameter(one, 'path', name, created.path[name]), input)
}
