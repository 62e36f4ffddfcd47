import { sha256 as newDigest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { createClock, type VirtualClock } from '../clock/virtual-clock.ts'
import type { DueEvent } from '../core/due-events.ts'
import { createFailures } from '../core/for-one.ts'
import type { ProductWorld } from '../core/world.ts'
import { createFaultPlan, type FaultPlan } from '../faults/fault-plan.ts'
import { createStubPlan, type StubPlan } from '../faults/stub-plan.ts'
import { type CodeSource, createSeededCodes } from '../security/code-source.ts'
import { sha256 } from '../security/sha256.ts'
import { createToken } from '../security/token.ts'
import { createStore, type Snapshot, type Tables } from '../store/store.ts'
import { scheduleDayClose } from './day-close.ts'
import { emit } from './domain-events.ts'
import { createFacts } from './facts.ts'
import { createJournal, type Journal } from './journal.ts'
import { planReview } from './reviews.ts'
import { nextDueEvent, runDueEvents } from './run-due-events.ts'
import { beginSlices } from './slices.ts'
import { registered, type SandboxTables, tables } from './tables.ts'
import { createWorldMarket } from './world-market.ts'

/** What a world is made from. */
export interface WorldSettings {
  readonly name: string
  /** Everything drawn by chance follows from it. */
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
  /** After how long what waits for a review is approved by itself, ms of virtual time. @default never */
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
  /** Moves the clock to `time` and lets everything due on the way happen, in order; leaves the clock frozen. */
  advanceTo(time: number): readonly DueEvent[]
  /** The world of this moment. */
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

/** Makes a world without users. */
export const createWorld = (settings: WorldSettings): World => {
  const { name, seed, catalogue, createCodes = createSeededCodes } = settings
  const realNow = settings.realNow ?? Date.now
  const store = createStore(tables)
  const clock = createClock({
    now: settings.now ?? realNow(),
    frozen: settings.frozen ?? false,
    realNow,
    onChange: () => store.touch(),
  })
  const market = createWorldMarket(catalogue, seed, store)

  /** Runs `work` so that rows and clock move on together or not at all, however many transactions it takes. */
  const whole = <T>(work: () => T): T => {
    const [state, shown] = [clock.state(), clock.now()]
    try {
      return store.batch(work)
    } catch (cause) {
      clock.restore(state, shown)
      throw cause
    }
  }

  /** Virtual now; whatever was due by then has happened. */
  const now = (): number => {
    const time = clock.now()
    if (nextDueEvent(world, time)) whole(() => runDueEvents(world, time))
    return time
  }

  const hashOf = (rows: string, standsAt = clock.frozen ? clock.now() : undefined): string =>
    sha256(`${seed} ${standsAt === undefined ? `running ${clock.ratio}` : `frozen ${standsAt}`} ${rows}`)

  // Most worlds of a team wait for a user: what only calls need is made for the first one.
  let journal: Journal | undefined
  let faults: FaultPlan | undefined
  let stubs: StubPlan | undefined

  const world: World = {
    name,
    seed,
    clock,
    store,
    get market() {
      return market()
    },
    catalogue,
    get journal() {
      journal ??= createJournal()
      return journal
    },
    get faults() {
      faults ??= createFaultPlan(seed)
      return faults
    },
    get stubs() {
      stubs ??= createStubPlan()
      return stubs
    },
    codes: createCodes(seed),
    running: new Map(),
    magicCode: settings.magicCode ?? true,
    sandboxGoogle: settings.sandboxGoogle ?? true,
    passwordIterations: settings.passwordIterations,
    reviewAfterMs: settings.reviewAfterMs,
    failures: createFailures(),
    realNow,
    now,
    get facts() {
      return facts
    },
    emit: (rows, event, at) => emit(world, rows, event, at),
    planReview: (rows, review, at) => planReview(world, rows as Tables<SandboxTables>, review, at),
    advanceTo: (time) =>
      whole(() => {
        clock.moveTo(time)
        return runDueEvents(world, time)
      }),
    snapshot: () => ({ at: now(), rows: store.snapshot() }),
    restore: ({ at, rows }) =>
      whole(() => {
        store.restore(rows)
        clock.restore({ mode: 'frozen', at })
        store.touch()
      }),
    adopt: (other) =>
      whole(() => {
        store.restore(other.store.snapshot())
        clock.restore(other.clock.state(), other.clock.now())
        store.touch()
      }),
    hash: (standsAt) => hashOf(store.hash(), standsAt),
    async hashInSlices() {
      const slices = beginSlices()
      const digest = newDigest.create()
      for (const text of store.texts()) {
        digest.update(utf8ToBytes(text))
        if (slices.isOver) await slices.next()
      }
      return hashOf(bytesToHex(digest.digest()))
    },
  }
  const facts = createFacts(world)
  store.transaction((tables) => {
    tables.keySalt.insert({ id: 'key', value: createToken() })
    scheduleDayClose(tables, clock.now())
    for (const { begin } of registered) begin?.(world, tables, clock.now())
  })
  return world
}
