import { sha256 as newDigest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createClock } from '../clock/virtual-clock.ts'
import { createFailures } from '../core/failures.ts'
import { createFaultPlan, type FaultPlan } from '../faults/fault-plan.ts'
import { createStubPlan, type StubPlan } from '../faults/stub-plan.ts'
import { createSeededCodes } from '../security/code-source.ts'
import { sha256 } from '../security/sha256.ts'
import { createToken } from '../security/token.ts'
import { createStore, type Tables } from '../store/store.ts'
import { scheduleDayClose } from './day-close.ts'
import { emit } from './domain-events.ts'
import { createFacts } from './facts.ts'
import { createJournal, type Journal } from './journal.ts'
import { planReview } from './reviews.ts'
import { nextDueEvent, runDueEvents } from './run-due-events.ts'
import { beginSlices } from './slices.ts'
import { registered, type SandboxTables, tables } from './tables.ts'
import type { World, WorldSettings } from './world.ts'
import { createWorldMarket } from './world-market.ts'

/** Makes a world without users. */
export const createEmptyWorld = (settings: WorldSettings): World => {
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
    now: () => clock.now(),
    settle() {
      const time = clock.now()
      if (nextDueEvent(world, time)) whole(() => runDueEvents(world, time))
      return time
    },
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
    snapshot: () => ({ at: world.settle(), rows: store.snapshot() }),
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
