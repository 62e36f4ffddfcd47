import type { ResponseFault } from './fault-rule.ts'
import { brokenBody } from './response-fault.ts'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A fetch answer, or what a fault leaves of it.
 *
 * @param respond makes the answer from its body.
 * @param signal ends the wait for an answer that never comes.
 */
export const applyFault = async (
  fault: ResponseFault | undefined,
  body: string,
  respond: (body: string) => Response,
  signal?: AbortSignal,
): Promise<Response> => {
  if (!fault) return respond(body)
  const { delayMs, end } = fault
  if (delayMs) await wait(delayMs)
  if (end === undefined) return respond(body)
  if (end === 'reset') return Response.error()
  if (end === 'silence')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  return respond(brokenBody(end, body))
}
