import type { CallError } from '../errors/call-error.ts'
import { ConfigurationError } from '../errors/configuration-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import { isSwxError } from '../errors/swx-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Answer } from './answer.ts'
import type { PreparedRequest } from './build-request.ts'
import { type AnswerCheck, checkedAnswer } from './checked-answer.ts'
import type { Deadlines } from './deadlines.ts'
import { isRedirect, readAnswer, redirectError, tooLargeError } from './read-answer.ts'
import { readText } from './read-text.ts'
import { withoutSecret } from './without-secret.ts'

/** What every try of a client needs. */
export interface TryTools {
  readonly deadlines: Deadlines
  readonly validate: AnswerCheck | undefined
  readonly maxAnswerBytes: number
}

/** Sends a request and reads its answer; every failure is an answer too. */
async function send(
  { validate, maxAnswerBytes }: TryTools,
  method: string,
  path: string,
  { send: fetch, url, init, token }: PreparedRequest,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    if (typeof fetch !== 'function')
      return {
        error: new ConfigurationError('was not sent: there is no fetch here, pass one to createClient', {
          method,
          path,
        }),
      }
    init.signal = signal
    // Browsers and workers refuse a `fetch` that is called as the method of another object.
    const response = await fetch(url, init)
    if (isRedirect(response)) {
      response.body?.cancel().catch(() => undefined)
      return { error: redirectError(method, path, response), response }
    }
    const text = await readText(response, maxAnswerBytes)
    if (text === undefined) return { error: tooLargeError(method, path, response, maxAnswerBytes), response }
    const answer = readAnswer(method, path, response, text)
    return validate ? checkedAnswer(validate, method, path, answer) : answer
  } catch (reason) {
    // A `fetch` may also throw at once, before a caller waits.
    await undefined
    if (isSwxError(reason)) return { error: reason as CallError }
    const cause = withoutSecret(reason, token)
    return { error: new NetworkError('got no complete answer', { method, path, cause }) }
  }
}

/** One try, ended by its own deadline if it has one, even if `fetch` takes no notice. */
export function tryOnce(
  tools: TryTools,
  method: string,
  path: string,
  request: PreparedRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const { tryTimeoutMs } = request
  const { deadlines } = tools
  if (tryTimeoutMs === undefined) return send(tools, method, path, request, signal)
  return new Promise((resolve) => {
    const controller = new AbortController()
    const abort = () => controller.abort(signal.reason)
    const end = (answer: Answer) => {
      deadlines.remove(deadline)
      signal.removeEventListener('abort', abort)
      resolve(answer)
    }
    const deadline = deadlines.add(deadlines.now() + tryTimeoutMs, () => {
      const error = new TimeoutError(`got no complete answer to one try within ${tryTimeoutMs} ms`, {
        method,
        path,
      })
      end({ error })
      controller.abort()
    })
    signal.addEventListener('abort', abort)
    send(tools, method, path, request, controller.signal).then(end)
  })
}
