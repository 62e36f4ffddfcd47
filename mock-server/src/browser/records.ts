import type { ClockState } from '../clock/virtual-clock.ts'
import type { Dump } from '../store/store.ts'
import type { Change } from '../store/table.ts'
import type { WireReply } from './wire.ts'

/** What belongs to the state beside its rows. */
export interface Meta {
  readonly seed: number
  readonly profile: string
  readonly clock: ClockState
  /** The time that was shown last, epoch ms; missing in what an older version kept. */
  readonly shown?: number
}

/** What was kept by an earlier engine. */
export interface Kept {
  readonly meta: Meta
  readonly rows: Dump
  /** Answers to the latest commands, by the id of their request. */
  readonly answers: ReadonlyMap<string, WireReply>
}

/** One step to be kept whole or not at all. */
export interface Step {
  readonly meta: Meta
  readonly changes: readonly Change[]
  /** Forget all rows first: the world was started over. */
  readonly replace: boolean
  readonly answer: { readonly id: string; readonly reply: WireReply }
}

/** Another tab has taken the engine over; nothing was written. */
export class TakenOverError extends Error {
  override readonly name = 'TakenOverError'
}

/** Where an engine keeps its state, so that it survives a reload and the next tab can carry on. */
export interface Records {
  /**
   * What is there. From here on, writing by engines before this one fails.
   *
   * @returns with the number of this engine, which is higher than that of any before it.
   */
  takeOver(): Promise<{ readonly epoch: number; readonly kept: Kept | undefined }>
  /**
   * Keeps a step; it is safe when the promise settles.
   *
   * @throws TakenOverError
   */
  keep(step: Step): Promise<void>
  /** Lets go of the storage. */
  close(): void
}

/** Records that last as long as the page: for browsers that do not let it store anything. */
export const createMemoryRecords = (): Records => ({
  takeOver: async () => ({ epoch: performance.timeOrigin + performance.now(), kept: undefined }),
  keep: async () => undefined,
  close: () => undefined,
})
