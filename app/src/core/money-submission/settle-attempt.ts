import { BusinessError, isSuccessCode, type SwxClient } from '@swx/sdk'
import type { AccountMode } from '../session/mode-store.ts'
import type { Attempt } from './attempt.ts'

/** What the server knows of an attempt. */
export type Settled =
  | { readonly state: 'CANCELLED'; readonly at: string }
  | { readonly state: 'DONE'; readonly result: unknown }
  /** It was answered, and the answer was a refusal. */
  | { readonly state: 'REFUSED'; readonly error: unknown }

/** How long one question may take, in milliseconds; it is asked again. */
const patienceMs = 15_000

/**
 * Asks the server by its key what became of an attempt. One that it has never seen is cancelled by this: however late
 * it arrives, it is refused.
 *
 * @throws `CallError` when there was no answer; nothing is known then
 */
export async function settleAttempt(client: SwxClient, { key, operation }: Attempt, mode: AccountMode): Promise<Settled> {
  const path = '/swx/customer/user/settleAttempt'
  const { data, error } = await (client as { request: Function }).request('POST', path, {
    body: { key, operation },
    timeoutMs: patienceMs,
  })
  if (error) throw error
  const { state, at, answer } = data.result
  if (state === 'RUNNING') return { state }
  if (state === 'CANCELLED') return { state, at }
  const { code, result, traceId, params } = answer
  if (isSuccessCode(String(code))) return { state: 'DONE', result }
  return {
    state: 'REFUSED',
    error: new BusinessError(`was refused with ${code}`, { method: 'POST', path, code, traceId, params }),
  }
}
