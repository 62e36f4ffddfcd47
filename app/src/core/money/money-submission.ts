import { isBusinessError } from '@swx/sdk'
import { toHex } from '#lib/bytes/to-hex.ts'
import { createStore, type Store } from '#lib/store/create-store.ts'
import type { Attempt, AttemptSummary, KeptAttempts } from './attempt.ts'
import { type AttemptTask, findOut, mayBeForgotten, type SubmissionClock } from './find-out.ts'
import { outcomeOfError } from './outcome-of-error.ts'
import { isUnderWay, type LockNotice, type SubmissionState } from './submission-state.ts'

/** One intention to move money. */
export interface MoneyTask extends AttemptTask {
  /** Sends it; every time with the same values. */
  send(key: string): Promise<unknown>
  /** Asks whether payments are locked; left out where a lock stops nothing. */
  readLock?: (() => Promise<LockNotice | undefined>) | undefined
}

/** What a submission stands on. */
export interface SubmissionEnvironment {
  readonly kept: KeptAttempts
  readonly clock: SubmissionClock
  /** Waits until no other tab works on a name; gives the way to let go. */
  readonly holdLock: (name: string) => Promise<() => void>
  /** Whether `holdLock` knows of other tabs. */
  readonly seesOtherTabs: boolean
}

/** Without locks another tab may still be sending what it has kept; by then its call has timed out. */
const unseenMs = 95_000

/**
 * The money that one operation moves for one thing: one attempt at a time, under a key of its own that stays until its
 * outcome is known, whatever becomes of the dialog, the page or the tab it was sent from.
 */
export interface MoneySubmission {
  readonly state: Store<SubmissionState>
  /**
   * Follows how attempts end, while a dialog shows it.
   *
   * @returns a function that stops following.
   */
  follow(listener: (end: SubmissionState) => void): () => void
  /** Whether nothing is on its way and no dialog follows it, so that it can be made anew when it is needed. */
  isUnused(): boolean
  /** Starts an intention. Does nothing while one is under way or its outcome is not known. */
  submit(task: MoneyTask, summary: AttemptSummary): void
  /** Sends the same again, under the same key. */
  retry(): void
  /** Whether what was sent is still at hand, and the server knows its key. */
  canRetry(): boolean
  /** Whether what is on its way is known after a reload. */
  isStored(): boolean
  /** Finds out how an attempt of an earlier page or another tab ended. */
  resume(task: AttemptTask): void
  /** The dialog closes: what was not sent is not sent any more, what ended is let go, what is on its way stays. */
  leave(): void
  /** The user was shown the list. */
  noteListSeen(): void
  /** The user says, having seen the list, that what comes next is a new order. */
  startAnew(): void
}

/** Opens the submission of one operation on one thing. */
export function createMoneySubmission(
  slot: Pick<Attempt, 'operation' | 'scope'>,
  { kept, clock, holdLock, seesOtherTabs }: SubmissionEnvironment,
): MoneySubmission {
  const listeners = new Set<(end: SubmissionState) => void>()
  let attempt = kept.find(slot)
  let task: MoneyTask | undefined
  /** Ends what is under way without deciding anything. */
  let run = new AbortController()
  let isFinding = false
  let held: { readonly key: string; readonly letGo: () => void } | undefined
  let startAgain = () => {}
  const state = createStore<SubmissionState>(attempt ? { phase: 'finding', attempt } : { phase: 'idle' })

  const begin = (): AbortSignal => {
    run.abort()
    run = new AbortController()
    isFinding = false
    return run.signal
  }
  const release = () => {
    held?.letGo()
    held = undefined
  }
  const forget = () => {
    if (attempt) kept.remove(attempt.key)
    attempt = undefined
    task = undefined
    release()
  }
  /** Another user or account mode is active in this tab: the attempt waits until its own are back. */
  const pause = (current: Attempt) => {
    release()
    state.set({ phase: 'finding', attempt: current })
  }
  const end = (next: SubmissionState, { isStillValid, onBackgroundSettled }: AttemptTask) => {
    const isWatched = listeners.size > 0
    if (attempt && !isWatched && !isStillValid()) return pause(attempt)
    if (next.phase !== 'unknown') forget()
    state.set(isWatched || next.phase === 'unknown' ? next : { phase: 'idle' })
    if (isWatched) for (const listener of [...listeners]) listener(next)
    else onBackgroundSettled(next)
  }
  const own = async (key: string, signal: AbortSignal) => {
    if (held?.key === key) return
    const letGo = await holdLock(`swx.attempt.${key}`)
    if (signal.aborted) letGo()
    else held = { key, letGo }
  }

  const settle = async (by: AttemptTask, signal: AbortSignal) => {
    if (!attempt) return
    const current = attempt
    isFinding = true
    const found = await findOut(current, by, {
      clock,
      signal,
      onAsked: (askedAt) => state.set({ phase: 'finding', attempt: attempt ?? current, askedAt }),
    })
    if (signal.aborted) return
    isFinding = false
    if (found === undefined) pause(current)
    else end(found, by)
  }

  const send = async (by: MoneyTask, signal: AbortSignal, wasSent = false) => {
    if (!attempt) return
    const current = attempt
    state.set({ phase: 'sending', attempt: current })
    await own(current.key, signal)
    if (signal.aborted) return
    // Another tab may have worked on it for a while.
    if (!by.isStillValid()) return pause(current)
    let result: unknown
    try {
      result = await by.send(current.key)
    } catch (error) {
      const outcome = outcomeOfError(error)
      // Any other error was given before the key was looked at, and says nothing about what was sent before.
      const isAnswer = isBusinessError(error)
      if (outcome.phase === 'lost' || (wasSent && !isAnswer)) return settle(by, signal)
      if (outcome.phase === 'signedOut') {
        forget()
        return state.set({ phase: 'idle' })
      }
      return end({ ...outcome, attempt: current }, by)
    }
    end({ phase: 'done', attempt: current, result, wasLost: false }, by)
  }

  const start = async (by: MoneyTask, summary: AttemptSummary, signal: AbortSignal) => {
    if (by.readLock) {
      state.set({ phase: 'checking' })
      let next: SubmissionState | undefined
      try {
        const lock = await by.readLock()
        if (lock) next = { phase: 'locked', lock }
      } catch (error) {
        const isSignedOut = outcomeOfError(error).phase === 'signedOut'
        next = isSignedOut ? { phase: 'idle' } : { phase: 'unchecked', error }
      }
      if (signal.aborted) return
      if (next) return next.phase === 'idle' ? state.set(next) : end(next, by)
    }
    if (!by.isStillValid()) return state.set({ phase: 'idle' })
    attempt = { ...slot, key: newIdempotencyKey(), sentAt: clock.now(), summary }
    kept.put(attempt)
    await send(by, signal)
  }

  const resume = async (by: AttemptTask, signal: AbortSignal) => {
    if (!attempt) return
    const { key, sentAt } = attempt
    isFinding = true
    const wait = seesOtherTabs ? 0 : sentAt + unseenMs - clock.now()
    if (wait > 0) await clock.sleep(Math.min(wait, unseenMs), signal)
    await own(key, signal)
    if (signal.aborted) return
    // Another tab has settled it meanwhile and told the user; an open dialog here still wants to know.
    if (kept.has(key) || listeners.size > 0) return settle(by, signal)
    isFinding = false
    forget()
    state.set({ phase: 'idle' })
  }

  const canRetry = () => task !== undefined && attempt !== undefined && !mayBeForgotten(attempt, clock.now())

  return {
    state,
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isUnused: () => listeners.size === 0 && state.get().phase === 'idle',
    submit(next, summary) {
      if (isUnderWay(state.get())) return
      // Another tab may have sent one since this one was opened.
      attempt = kept.find(slot)
      if (attempt) {
        state.set({ phase: 'finding', attempt })
        void resume(next, begin())
        return
      }
      task = next
      startAgain = () => void start(next, summary, begin())
      startAgain()
    },
    retry() {
      const { phase } = state.get()
      if (phase === 'unchecked') startAgain()
      else if (task && canRetry() && (phase === 'finding' || phase === 'unknown'))
        void send(task, begin(), true)
    },
    canRetry,
    isStored: kept.areStored,
    resume(by) {
      const { phase } = state.get()
      if (phase === 'idle') attempt = kept.find(slot)
      if (!attempt || isFinding || (phase !== 'idle' && phase !== 'finding')) return
      state.set({ phase: 'finding', attempt })
      void resume(by, begin())
    },
    leave() {
      const { phase } = state.get()
      if (phase === 'sending' || phase === 'finding' || phase === 'unknown') return
      if (phase === 'checking') begin()
      state.set({ phase: 'idle' })
    },
    noteListSeen() {
      const now = state.get()
      if (!attempt || (now.phase !== 'finding' && now.phase !== 'unknown')) return
      attempt = { ...attempt, listSeen: true }
      kept.put(attempt)
      state.set({ ...now, attempt })
    },
    startAnew() {
      if (!attempt?.listSeen || state.get().phase === 'sending') return
      begin()
      forget()
      state.set({ phase: 'idle' })
    },
  }
}

/** A name for one intention, 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
function newIdempotencyKey(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}
