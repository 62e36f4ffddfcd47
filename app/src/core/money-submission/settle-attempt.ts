import { resolveAttempt, type SwxClient } from '@swx/sdk'
import type { AccountMode } from '../account-mode/mode-store.ts'
import type { Attempt } from './attempt.ts'

/** What the server knows of an attempt. */
export type Settled =
  | { readonly state: 'DONE'; readonly result: unknown }
  /** It was answered, and the answer was an error. */
  | { readonly state: 'REFUSED'; readonly error: unknown }
  | { readonly state: 'CANCELLED'; readonly at: string }

/** How long one question may take, in milliseconds; it is asked again. */
const patienceMs = 15_000

/**
 * Asks the server by its key what became of an attempt. One that it has never seen is cancelled by this: however late
 * it arrives, it is refused.
 *
 * @throws `CallError` when nothing can be known now
 */
export async function settleAttempt(
  client: SwxClient,
  { key, operation }: Attempt,
  mode: AccountMode,
): Promise<Settled> {
  const outcome = await resolveAttempt(
    client,
    { key, operation, mode },
    { timeoutMs: patienceMs, retry: false },
  )
  if (outcome.state === 'CANCELLED') return { state: 'CANCELLED', at: outcome.at }
  if (outcome.error) return { state: 'REFUSED', error: outcome.error }
  return { state: 'DONE', result: outcome.answer.result }
}
