import type { ApiDocument, Operation } from './document.ts'

/** The body that the first example of an operation sends. */
export function exampleBody(operation: Operation, document: ApiDocument): unknown {
  const examples = operation.requestBody?.content['application/json']?.examples ?? {}
  const [example] = Object.values(examples)
  return example && document.resolve(example).value
}

/** Values of the path, each from its example. */
export const neededValues = ({ parameters }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    parameters
      .filter((one) => one.in === 'path')
      .map(({ name, example, schema }) => [name, example ?? schema.enum?.[0]]),
  )
