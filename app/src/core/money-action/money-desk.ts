import { createStore, type Store } from '../../lib/store/create-store.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { isUnderWay, type LockNotice, type MoneyState } from './money-state.ts'
import { outcomeOfError } from './outcome-of-error.ts'

/** One intention to move money. */
export interface MoneyTask<Result> {
  /** Sends it; every time with the same values. */
  send(idempotencyKey: string): Promise<Result>
  /** Asks whether payments are locked; left out where a lock stops nothing. */
  readLock?: (() => Promise<LockNotice | undefined>) | undefined
  /** Whether person and account mode are still those it was meant for. */
  isStillMeant(): boolean
  /** Told how an attempt ended when no screen follows it any more. */
  onUnseenEnd(state: MoneyState, success?: Success<Result>): void
}

/** What a success is handed on as, so that a result may be anything. */
export interface Success<Result> {
  readonly result: Result
}

/**
 * Where intentions of one kind are handed in: one at a time, each under a key of its own that is kept until a
 * definitive answer. It lives outside of components, so that what was sent is not forgotten when a page is left.
 */
export interface MoneyDesk<Result> {
  readonly state: Store<MoneyState>
  /**
   * Follows how attempts end: `idle` with a result after a success.
   *
   * @returns a function that stops following.
   */
  follow(listener: (state: MoneyState, success?: Success<Result>) => void): () => void
  /** Starts an intention. Does nothing while one is under way or its outcome is not known. */
  submit(task: MoneyTask<Result>): void
  /** Sends the same intention again, under the same key. */
  retry(): void
  /** Lets go of what ended; an intention under way stays. */
  dismiss(): void
}

/** Opens a desk. */
export function createMoneyDesk<Result>(): MoneyDesk<Result> {
  const state = createStore<MoneyState>({ phase: 'idle' })
  let open: { readonly task: MoneyTask<Result>; readonly key: string; wasSent: boolean } | undefined

  const listeners = new Set<(state: MoneyState, success?: Success<Result>) => void>()

  const end = (next: MoneyState, success?: Success<Result>) => {
    const task = open?.task
    if (next.phase !== 'uncertain' && next.phase !== 'unchecked') open = undefined
    state.set(next)
    if (listeners.size === 0) task?.onUnseenEnd(next, success)
    for (const listener of [...listeners]) listener(next, success)
  }

  const run = async () => {
    if (open === undefined) return
    const { task, key } = open
    // What was sent once may be booked: the backend replays its answer before it looks at locks.
    if (task.readLock && !open.wasSent) {
      state.set({ phase: 'checking' })
      try {
        const lock = await task.readLock()
        if (lock) return end({ phase: 'locked', lock })
      } catch (error) {
        const outcome = outcomeOfError(error)
        return end(outcome.phase === 'idle' ? outcome : { phase: 'unchecked', error })
      }
    }
    if (!task.isStillMeant()) return end({ phase: 'idle' })
    open.wasSent = true
    state.set({ phase: 'sending' })
    let result: Result
    try {
      result = await task.send(key)
    } catch (error) {
      return end(outcomeOfError(error))
    }
    end({ phase: 'idle' }, { result })
  }

  return {
    state,
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    submit(task) {
      const now = state.get()
      if (isUnderWay(now) || now.phase === 'uncertain') return
      open = { task, key: newIdempotencyKey(), wasSent: false }
      void run()
    },
    retry() {
      if (!isUnderWay(state.get())) void run()
    },
    dismiss() {
      if (isUnderWay(state.get())) return
      open = undefined
      state.set({ phase: 'idle' })
    },
  }
}
