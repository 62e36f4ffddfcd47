import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { valueAt } from '../document/pointer.ts'
import type { Exchange } from '../http/call.ts'
import { type Input, withParameter } from './input.ts'

/** A value of an input that the answer of another operation has, such as the quote that an order names. */
interface ValueFrom {
  readonly operation: string
  /** Pointer into that answer. */
  readonly at: string
  /** Parameters and properties of the body that the other operation is called with. */
  readonly with: JsonObject
}

/** What the hint `x-values-from` of an operation says, by the parameter or the property of the body that it fills. */
const sourcesOf = ({ definition }: Operation): [name: string, from: ValueFrom][] => {
  const hint = definition['x-values-from']
  return Object.entries(isObject(hint) ? hint : {}).flatMap(([name, from]): [string, ValueFrom][] =>
    isObject(from) && typeof from.operation === 'string' && typeof from.at === 'string'
      ? [[name, { operation: from.operation, at: from.at, with: isObject(from.with) ? from.with : {} }]]
      : [],
  )
}

/** An input with a value in the place that a name has in it: a parameter, or else a property of the body. */
function withValue(operation: Operation, input: Input, name: string, value: Json): Input {
  const parameter = operation.parameters.find((one) => one.name === name)
  if (parameter !== undefined) return withParameter(input, parameter.in, name, value)
  return isObject(input.body) ? { ...input, body: { ...input.body, [name]: value } } : input
}

/** What asks for values. */
export interface Asking {
  readonly operations: readonly Operation[]
  readonly inputFor: (operation: Operation) => Promise<Input>
  readonly call: (operation: Operation, input: Input) => Promise<Exchange | undefined>
}

/** Fills in what the answers of other operations have, where the hint `x-values-from` says so. */
export async function withValuesFrom(asking: Asking, operation: Operation, input: Input): Promise<Input> {
  let filled = input
  for (const [name, from] of sourcesOf(operation)) {
    const source = asking.operations.find(({ id }) => id === from.operation)
    if (source === undefined || source === operation) continue
    let asked = await asking.inputFor(source)
    for (const [part, value] of Object.entries(from.with))
      if (value !== undefined) asked = withValue(source, asked, part, value)
    const exchange = await asking.call(source, asked)
    const value = exchange?.answer.json === undefined ? undefined : valueIn(exchange.answer.json, from.at)
    if (value !== undefined) filled = { ...withValue(operation, filled, name, value), isKnown: true }
  }
  return filled
}

const valueIn = (answer: Json, pointer: string): Json | undefined =>
  isObject(answer) ? valueAt(answer, `#${pointer}`) : undefined
