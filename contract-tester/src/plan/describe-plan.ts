import type { Operation } from '../document/operation.ts'
import { mediaFor } from './call-of.ts'
import { idSource } from './id-source.ts'
import type { Resource } from './resources.ts'

export interface PlannedCall {
  readonly operation: string
  /** Where each id in the path will come from: an operation, `example` or `schema`. */
  readonly ids: Readonly<Record<string, string>>
  /** Where its body will come from. */
  readonly body: 'example' | 'schema' | 'none'
}

/** Where the ids and bodies of operations will come from. */
export const describePlan = (
  operations: readonly Operation[],
  resources: readonly Resource[],
): PlannedCall[] =>
  operations.map((operation) => {
    const media = mediaFor(operation)
    const inPath = operation.parameters.filter((one) => one.in === 'path')
    const sourceOf = (parameter: (typeof inPath)[number]) =>
      idSource(resources, operation, parameter)?.list?.id ??
      (parameter.examples.length > 0 ? 'example' : 'schema')
    return {
      operation: operation.id,
      ids: Object.fromEntries(inPath.map((parameter) => [parameter.name, sourceOf(parameter)])),
      body: media === undefined ? 'none' : media.examples.length > 0 ? 'example' : 'schema',
    }
  })
