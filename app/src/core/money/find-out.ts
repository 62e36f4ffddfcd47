import { resolveAttempt, type SwxClient } from '@swx/sdk'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { serverClock } from '#core/api/server-clock.ts'
import type { Attempt } from './attempt.ts'
import { outcomeOfError } from './outcome-of-error.ts'
import type { SubmissionState } from './submission-state.ts'

/** The time and pauses of submissions; tests bring their own. */
export interface SubmissionClock {
  now(): number
  /** Ends after so many milliseconds, or as soon as `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** The server's time, by which it keeps its answers: a device that is set to another time ages no attempt. */
export const submissionClock: SubmissionClock = {
  now: serverClock.now,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      const wake = () => {
        clearTimeout(timer)
        resolve()
      }
      signal.addEventListener('abort', wake, { once: true })
    }),
}

/** What a submission needs to find out how an attempt ended. */
export interface AttemptTask {
  /** Asks the server by the attempt's key. Rejects when nothing can be known now. */
  settle(attempt: Attempt): Promise<Settled>
  /** Whether user and account mode are still those it was meant for. */
  isStillValid(): boolean
  /** Told how it ended when no dialog shows it. */
  onBackgroundSettled(end: SubmissionState): void
}

/** Answers are kept for 24 h; after that the server takes an old key for one that it has never seen. */
const keptForMs = 23 * 3_600_000

/** Whether the server may not know the key of an attempt any more, so that it would carry it out once more. */
export const mayBeForgotten = ({ sentAt }: Attempt, now: number): boolean => now - sentAt > keptForMs

const firstPauseMs = 1_000
const longestPauseMs = 15_000

/** The time of a search, its end from outside, and the listener told of each question. */
export interface Search {
  readonly clock: SubmissionClock
  readonly signal: AbortSignal
  readonly onAsked: (askedAt: number) => void
}

/**
 * Asks the server until it is known what became of an attempt.
 *
 * @returns how it ended; undefined when user or mode have changed, or the signal was aborted
 */
export async function findOut(
  attempt: Attempt,
  { settle, isStillValid }: AttemptTask,
  { clock, signal, onAsked }: Search,
): Promise<SubmissionState | undefined> {
  const isTooOld = () => mayBeForgotten(attempt, clock.now())
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    if (signal.aborted || !isStillValid()) return undefined
    if (isTooOld()) return { phase: 'unknown', attempt }
    onAsked(clock.now())
    try {
      const settled = await settle(attempt)
      // The answer may be the first thing on this page that says the server's time.
      if (settled.state === 'CANCELLED' && isTooOld()) return { phase: 'unknown', attempt }
      return stateOf(attempt, settled)
    } catch (error) {
      const { phase } = outcomeOfError(error)
      if (phase === 'signedOut') return undefined
      if (phase !== 'lost' && !isTooOften(error)) return { phase: 'unknown', attempt }
    }
    await clock.sleep(pause, signal)
  }
}

const isTooOften = (error: unknown) => (error as { readonly status?: number }).status === 429

function stateOf(attempt: Attempt, settled: Settled): SubmissionState {
  switch (settled.state) {
    case 'DONE':
      return { phase: 'done', attempt, result: settled.result, wasLost: true }
    case 'CANCELLED':
      return { phase: 'cancelled', attempt, at: settled.at }
    case 'REFUSED':
      return { phase: 'rejected', attempt, error: settled.error }
  }
}

/** What the server knows of an attempt. */
export type Settled =
  | { readonly state: 'DONE'; readonly result: unknown }
  /** It was answered, and the answer was an error. */
  | { readonly state: 'REFUSED'; readonly error: unknown }
  | { readonly state: 'CANCELLED'; readonly at: string }

/** How long one question may take, in milliseconds; it is asked again. */
const patienceMs = 15_000

/**
 * Asks the server by its key what became of an attempt. One that it has never seen is cancelled by this: if it
 * arrives later, for as long as the server keeps that, it is refused.
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
