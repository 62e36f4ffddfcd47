import { WorldUnavailableError } from '../world-persistence.ts'
import { processTimers, type Timers } from './timers.ts'

/** A row as it is stored; null removes it. */
export interface RowWrite {
  readonly kind: string
  readonly key: string
  readonly row: string | null
}

/** One write of a world, in the order of its commands. */
export type Write =
  | { readonly does: 'begin'; readonly head: string; readonly rows: readonly RowWrite[] }
  | { readonly does: 'change'; readonly head: string; readonly rows: readonly RowWrite[] }
  | { readonly does: 'snapshot'; readonly name: string; readonly head: string }
  | { readonly does: 'drop' }

/** What makes a write that of the owner, and of no other moment. */
export interface Fence {
  /** Counts the owners that the world has had; the database refuses the writes of an earlier one. */
  readonly token: number
  /** Counts the writes; the database takes each number once, so that a write that is sent again is not done twice. */
  readonly change: number
}

/** What became of a write: it is kept, or the world has another owner and nothing was written. */
export type Outcome = 'kept' | 'fenced'

export interface QueueOptions extends Partial<Pick<Timers, 'now' | 'wait'>> {
  readonly name: string
  /** Of the latest write that is kept. */
  readonly fence: Fence
  /**
   * Writes wholly or not at all.
   *
   * @throws UnreachableError when it is not known whether it did
   */
  readonly write: (write: Write, fence: Fence) => Promise<Outcome>
  /** Whether an error says that the database could not be reached, so that the write is sent again. */
  readonly isUnreachable: (error: unknown) => boolean
  /** Told once when nothing more can be written; what the process has of the world in memory is not valid any more. */
  readonly onFailed: (error: WorldUnavailableError) => void
  /** How long a write is sent again to a database that cannot be reached, ms. @default 10 000 */
  readonly patienceMs?: number
}

/** See {@link createWorldQueue}. */
export interface WorldQueue {
  /** @throws WorldUnavailableError when nothing more can be written */
  add(write: Write): void
  /** Fulfilled once everything that was added is kept; undefined when it is. */
  kept(): Promise<void> | undefined
  /** Whether nothing waits to be written. */
  readonly isEmpty: boolean
  /** Whether nothing waits but what is being written. */
  readonly isLast: boolean
}

const PATIENCE_MS = 10_000
const LONGEST_PAUSE_MS = 500

const NOTHING_KEPT = 'nothing of this call was kept'
const KEY_TELLS = 'send this call again with the same Idempotency-Key, which tells whether it was kept.'

const lost = (name: string, isKnown: boolean): string =>
  `World "${name}" went over to another process while this one did not answer: ${
    isKnown ? `${NOTHING_KEPT}, send it again.` : KEY_TELLS
  }`

/** @param isKnown whether it is the first attempt: one before it may have been carried out, and its answer lost */
const unwritten = (name: string, why: string, isKnown: boolean): string =>
  `World "${name}" could not be written (${why}): ${isKnown ? `${NOTHING_KEPT}.` : KEY_TELLS}`

/** Changes that wait are written together: the latest state of each row, and the latest head. */
const merge = (first: Write & { does: 'change' }, second: Write & { does: 'change' }): Write => {
  const rows = new Map<string, RowWrite>()
  for (const row of [...first.rows, ...second.rows]) rows.set(`${row.kind} ${row.key}`, row)
  return { does: 'change', head: second.head, rows: [...rows.values()] }
}

/**
 * The writes of one world, one after the other. Each carries the token of its owner and its own number. A write whose
 * outcome is not known, because the database was gone, is sent again under the same number; one that is refused ends the
 * queue, and everything that waits for it is rejected.
 */
export const createWorldQueue = (options: QueueOptions): WorldQueue => {
  const { name, write, isUnreachable, onFailed } = options
  const { patienceMs = PATIENCE_MS, wait, now } = { ...processTimers, ...options }
  const { token } = options.fence
  let { change } = options.fence
  let waiting: { write: Write; upTo: number }[] = []
  let waiters: { upTo: number; resolve: () => void; reject: (error: Error) => void }[] = []
  let added = 0
  let done = 0
  let isRunning = false
  let failure: WorldUnavailableError | undefined

  const fail = (message: string, cause?: unknown): void => {
    failure = new WorldUnavailableError(message, { cause })
    waiting = []
    const rejected = waiters
    waiters = []
    onFailed(failure)
    for (const { reject } of rejected) reject(failure)
  }

  const send = async (one: Write): Promise<void> => {
    const giveUpAt = now() + patienceMs
    for (let attempt = 1; ; attempt++) {
      try {
        const outcome = await write(one, { token, change: change + 1 })
        if (outcome === 'fenced') fail(lost(name, attempt === 1))
        else change++
        return
      } catch (cause) {
        const { message } = cause as Error
        if (!isUnreachable(cause)) return fail(unwritten(name, message, attempt === 1), cause)
        if (now() >= giveUpAt)
          return fail(
            `The database does not answer (${message}): send this call again with the same Idempotency-Key once it does, which tells whether it was kept.`,
            cause,
          )
        await wait(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt))
      }
    }
  }

  const run = async (): Promise<void> => {
    isRunning = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await send(next.write)
      if (failure) break
      done = next.upTo
      const ready = waiters.filter(({ upTo }) => upTo <= done)
      waiters = waiters.filter(({ upTo }) => upTo > done)
      for (const { resolve } of ready) resolve()
    }
    isRunning = false
  }

  return {
    add(one) {
      if (failure) throw failure
      added++
      const last = waiting.at(-1)
      if (last?.write.does === 'change' && one.does === 'change') {
        last.write = merge(last.write, one)
        last.upTo = added
      } else waiting.push({ write: one, upTo: added })
      // After the present transaction, so that changes which follow at once are written together with this one.
      if (!isRunning) {
        isRunning = true
        queueMicrotask(run)
      }
    },
    get isLast() {
      return waiting.length === 0
    },
    get isEmpty() {
      return done === added
    },
    kept() {
      if (failure) return Promise.reject(failure)
      if (done === added) return undefined
      return new Promise((resolve, reject) => waiters.push({ upTo: added, resolve, reject }))
    },
  }
}
