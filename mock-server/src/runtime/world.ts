import type { Catalogue } from '../catalogue/catalogue.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'
import type { DueEvent } from '../core/due-events.ts'
import type { ProductWorld } from '../core/world.ts'
import type { FaultPlan } from '../faults/fault-plan.ts'
import type { StubPlan } from '../faults/stub-plan.ts'
import type { CodeSource } from '../security/code-source.ts'
import type { Snapshot } from '../store/store.ts'
import type { Journal } from './journal.ts'
import type { SandboxTables } from './tables.ts'

/** What a world is made from. */
export interface WorldSettings {
  readonly name: string
  /** The seed of all random values. */
  readonly seed: number
  /** Virtual time at the start, epoch ms. @default the real time */
  readonly now?: number | undefined
  /** Whether time stands still at first. @default false */
  readonly frozen?: boolean | undefined
  readonly catalogue: Catalogue
  /** Verification codes of a seed. @default createSeededCodes */
  readonly createCodes?: ((seed: number) => CodeSource) | undefined
  /** Whether 123456 opens everything. @default true */
  readonly magicCode?: boolean | undefined
  /** Whether the sandbox's own proofs of Google open accounts. @default true */
  readonly sandboxGoogle?: boolean | undefined
  /** PBKDF2 rounds of passwords. @default 100000 */
  readonly passwordIterations?: number | undefined
  /** Milliseconds of virtual time after which a pending review is approved automatically. @default never */
  readonly reviewAfterMs?: number | undefined
  /** The real time. @default Date.now */
  readonly realNow?: (() => number) | undefined
}

/** A world at one moment. It shares unchanged rows with the world, so taking one and restoring it costs next to nothing. */
export interface WorldSnapshot {
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly rows: Snapshot
}

/** A keyed call that is being carried out. */
export interface RunningAttempt {
  readonly userId: string
  /** Virtual time at which it began, epoch ms. */
  readonly since: number
}

/** One isolated sandbox: its users, its books, its market and its time. */
export interface World extends ProductWorld<SandboxTables> {
  readonly name: string
  readonly clock: VirtualClock
  readonly journal: Journal
  readonly faults: FaultPlan
  readonly stubs: StubPlan
  /** Keyed calls that are not answered yet, by the digest of their attempt. In memory: they end with the process. */
  readonly running: Map<string, RunningAttempt>
  /**
   * Lets everything happen that is due by now. Every request calls it once, before anything is read: the API, the
   * control plane and the feed.
   *
   * @returns the moment up to which everything has happened, epoch ms of virtual time
   */
  settle(): number
  /** Moves the clock to `time` and lets everything due on the way happen, in order; leaves the clock frozen. */
  advanceTo(time: number): readonly DueEvent[]
  /** The world of this moment, after all that is due by then. */
  snapshot(): WorldSnapshot
  /** Puts the world back, with its clock standing; the snapshot is one of this world or of another of its seed. */
  restore(snapshot: WorldSnapshot): void
  /** Becomes what another world is that was made from this one: its rows and its clock, in one step. */
  adopt(other: World): void
  /**
   * SHA-256 over records, clock and market overrides; equal for equal histories.
   *
   * @param standsAt the time at which the clock is taken to stand, epoch ms. @default the clock as it is
   */
  hash(standsAt?: number): string
  /** The same of a world that nothing asks for yet, taking its time over a large one while others are served. */
  hashInSlices(): Promise<string>
}
