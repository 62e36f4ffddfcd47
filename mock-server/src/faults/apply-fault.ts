import type { ResponseFault } from './fault-rule.ts'
import { brokenBody } from './response-fault.ts'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Requests without an answer. One that nothing refers to is collected, and its signal never aborts. */
const unanswered = new Set<Request>()

/** Waits until the caller gives up. */
const untilAborted = async (request: Request): Promise<never> => {
  const { signal } = request
  unanswered.add(request)
  try {
    return await new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  } finally {
    unanswered.delete(request)
  }
}

/**
 * A fetch answer, or what a fault leaves of it.
 *
 * @param respond makes the answer from its body.
 * @param request ends the wait for an answer that never comes when its caller gives up.
 */
export const applyFault = async (
  fault: ResponseFault | undefined,
  body: string,
  respond: (body: string) => Response,
  request: Request,
): Promise<Response> => {
  if (!fault) return respond(body)
  const { delayMs, end } = fault
  if (delayMs) await wait(delayMs)
  if (end === undefined) return respond(body)
  if (end === 'reset') return Response.error()
  if (end === 'silence') return untilAborted(request)
  return respond(brokenBody(end, body))
}
