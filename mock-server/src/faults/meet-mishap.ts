import type { Mishap } from './fault-rule.ts'
import { brokenBody } from './mishap-of.ts'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A fetch answer, or what a mishap leaves of it.
 *
 * @param respond makes the answer from its body.
 * @param signal ends the wait for an answer that never comes.
 */
export const meetMishap = async (
  mishap: Mishap | undefined,
  body: string,
  respond: (body: string) => Response,
  signal?: AbortSignal,
): Promise<Response> => {
  if (!mishap) return respond(body)
  const { delayMs, end } = mishap
  if (delayMs) await wait(delayMs)
  if (end === undefined) return respond(body)
  if (end === 'reset') return Response.error()
  if (end === 'silence')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  return respond(brokenBody(end, body))
}
