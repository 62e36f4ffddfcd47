import { type Input, withParameter } from './input.ts'
import type { Resource } from './resources.ts'

/** The input of an operation on one item, for an id that the server gave. */
export const inputForId = (input: Input, { parameter }: Resource, id: string): Input =>
  parameter === undefined ? input : { ...withParameter(input, 'path', parameter, id), isKnown: true }
