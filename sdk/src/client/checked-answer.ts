import { ContractError } from '../errors/contract-error.ts'
import type { FieldProblem } from '../errors/swx-error.ts'
import type { Answer } from './answer.ts'

/**
 * Says where a success is not what the contract says; nothing when it is.
 *
 * @param path of the request, filled in
 * @param data the whole envelope
 */
export type AnswerCheck = (path: string, data: unknown) => readonly FieldProblem[]

/** Turns a success that breaks the contract into a {@link ContractError}; other answers stay. */
export function checkedAnswer(validate: AnswerCheck, method: string, path: string, answer: Answer): Answer {
  if (answer.error) return answer
  const { data, response } = answer
  const errors = validate(path, data)
  const first = errors[0]
  if (first === undefined) return answer
  const { traceId } = data as { traceId?: unknown }
  const error = new ContractError(
    `answered otherwise than the contract says: ${first.field} breaks ${first.rule}`,
    { method, path, status: response.status, errors, ...(typeof traceId === 'string' && { traceId }) },
  )
  return { error, response }
}
