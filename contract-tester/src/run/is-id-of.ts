import type { Operation } from '../document/operation.ts'
import type { Resource } from '../plan/resources.ts'
import type { Run } from './run.ts'

/** Whether an id may be sent to an operation: one that the schema of its parameter does not allow is wrong where it came from. */
export function isIdOf(
  run: Run,
  operation: Operation | undefined,
  { parameter: name }: Resource,
  id: string,
): boolean {
  const parameter = operation?.parameters.find((one) => one.in === 'path' && one.name === name)
  return (
    parameter === undefined ||
    [id, Number(id)].some((one) => run.validator.allowsRequest(parameter.schemaPointer, one))
  )
}
