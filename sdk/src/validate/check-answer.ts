import { safeParse } from 'zod/mini'
import type { Answer } from '../client/answer.ts'
import { operationAt } from '../client/operation-table.ts'
import type { ContractError } from '../errors/contract-error.ts'
import type { FieldProblem } from '../errors/swx-error.ts'
import { answerSchemas } from '../gen/answer-schemas.ts'
import { operations } from '../gen/operations.ts'
import { problemOf } from './problem-of.ts'

/** At most so many fields are listed: a list of the wrong rows has thousands. */
const mostProblems = 20

let schemaByPath: ReadonlyMap<string, (typeof answerSchemas)[keyof typeof answerSchemas]> | undefined

function problemsIn(path: string, data: unknown): FieldProblem[] {
  schemaByPath ??= new Map(
    Object.entries(operations).map(([id, operation]) => [
      operation.path,
      answerSchemas[id as keyof typeof operations],
    ]),
  )
  const operation = operationAt(path)
  const schema = operation && schemaByPath.get(operation.path)
  const checked = schema && safeParse(schema, data)
  return checked?.error?.issues.slice(0, mostProblems).map((issue) => problemOf(issue, data)) ?? []
}

/**
 * Turns a success that is not what the contract says into a {@link ContractError}; other answers stay.
 *
 * @param Failure the class, handed in so that this module, which few clients load, shares none with them
 */
export function checkAnswer(
  method: string,
  path: string,
  answer: Answer,
  Failure: typeof ContractError,
): Answer {
  if (answer.error) return answer
  const { data, response } = answer
  const errors = problemsIn(path, data)
  const first = errors[0]
  if (first === undefined) return answer
  const { traceId } = data as { traceId?: unknown }
  const error = new Failure(
    `answered otherwise than the contract says: ${first.field} breaks ${first.rule}`,
    {
      method,
      path,
      status: response.status,
      errors,
      ...(typeof traceId === 'string' && { traceId }),
    },
  )
  return { error, response }
}
