import type { Answer } from '../client/answer.ts'
import type { ContractError } from '../errors/contract-error.ts'
import { answers, shapes } from '../gen/shapes.ts'
import { problemsIn } from './problems-in.ts'

/** At most so many problems are listed: a list of the wrong rows has thousands. */
const mostProblems = 20

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
  const shape = answers[path] ?? answers[path.slice(0, path.lastIndexOf('/') + 1)]
  const errors = shape ? problemsIn(data, shape, shapes).slice(0, mostProblems) : []
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
