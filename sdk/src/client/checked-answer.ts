import type { FieldError } from '../gen/entities.ts'
import type { Outcome } from './answer.ts'

/**
 * Says where a success is not what the contract says; nothing when it is.
 *
 * @param path of the request, filled in
 * @param data the whole envelope
 */
export type AnswerCheck = (path: string, data: unknown) => readonly FieldError[]

/** Turns a success that does not fit the contract into a failure of the kind `contract`. */
export function checkedAnswer(validate: AnswerCheck, method: string, path: string, answer: Outcome): Outcome {
  if (answer.failure) return answer
  const { data, response } = answer
  const errors = validate(path, data)
  const first = errors[0]
  if (first === undefined) return answer
  const { traceId } = data as { traceId?: unknown }
  const failure = {
    kind: 'contract' as const,
    message: `answered otherwise than the contract says: ${first.field} breaks ${first.rule}`,
    method,
    path,
    status: response.status,
    errors,
    ...(typeof traceId === 'string' && { traceId }),
  }
  return { failure, response }
}
