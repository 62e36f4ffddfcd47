import { isSwxError } from '../errors/swx-error.ts'
import type { Outcome } from './answer.ts'
import type { PreparedRequest } from './build-request.ts'
import { type AnswerCheck, checkedAnswer } from './checked-answer.ts'
import { now, startDeadline } from './deadlines.ts'
import { isRedirect, readAnswer, redirectFailure, unreadFailure } from './read-answer.ts'
import { readText } from './read-text.ts'
import { withoutSecret } from './without-secret.ts'

/** What every try of a client needs. */
export interface TryTools {
  readonly validate: AnswerCheck | undefined
  readonly maxAnswerBytes: number
}

/** Sends a request and reads its answer. It never rejects: a failure is an outcome, too. */
async function send(
  { validate, maxAnswerBytes }: TryTools,
  method: string,
  path: string,
  { send: fetch, url, init, token }: PreparedRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    if (typeof fetch !== 'function')
      return {
        failure: {
          kind: 'configuration',
          message: 'was not sent: there is no fetch here, pass one to createClient',
          method,
          path,
        },
      }
    init.signal = signal
    // Browsers and workers refuse a `fetch` that is called as the method of another object.
    const response = await fetch(url, init)
    if (isRedirect(response)) {
      response.body?.cancel().catch(() => undefined)
      return { failure: redirectFailure(method, path, response), response }
    }
    const text = await readText(response, maxAnswerBytes)
    if (typeof text !== 'string') {
      const what =
        text === null ? 'bytes that are not UTF-8' : `more than the ${maxAnswerBytes} bytes of maxAnswerBytes`
      return { failure: unreadFailure(method, path, response, what), response }
    }
    const answer = readAnswer(method, path, response, text)
    return validate ? checkedAnswer(validate, method, path, answer) : answer
  } catch (reason) {
    if (isSwxError(reason)) return { failure: reason }
    const cause = withoutSecret(reason, token)
    return { failure: { kind: 'network', message: 'got no complete answer', method, path, cause } }
  }
}

/** Sends a request once. If tries have a deadline, it ends the try even if `fetch` ignores its signal. */
export function tryOnce(
  tools: TryTools,
  method: string,
  path: string,
  request: PreparedRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const { tryTimeoutMs } = request
  if (tryTimeoutMs === undefined) return send(tools, method, path, request, signal)
  return new Promise((resolve) => {
    const controller = new AbortController()
    const abort = () => controller.abort(signal.reason)
    const end = (outcome: Outcome) => {
      removeDeadline()
      signal.removeEventListener('abort', abort)
      resolve(outcome)
    }
    const removeDeadline = startDeadline(now() + tryTimeoutMs, () => {
      const message = `got no complete answer to one try within ${tryTimeoutMs} ms`
      end({ failure: { kind: 'timeout', message, method, path } })
      controller.abort()
    })
    signal.addEventListener('abort', abort)
    send(tools, method, path, request, controller.signal).then(end)
  })
}
