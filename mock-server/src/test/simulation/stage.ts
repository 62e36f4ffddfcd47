import { TEST_NOW } from '../../test/inside-world.ts'
import type { CallOptions } from '../customer.ts'
import type { Actor, Ground } from '../properties/ground.ts'
import { expectStart, type KnownStart } from './expect-start.ts'
import { type Life, startLife } from './life.ts'
import { type Moment, takeMoment } from './moment.ts'
import { addNewcomers } from './newcomers.ts'
import { isRefusedByDisk } from './refused-by-disk.ts'
import { createSignIns } from './sign-ins.ts'
import type { SimulatedDisk } from './simulated-disk.ts'
import type { EndKind } from './step.ts'
import type { Tally } from './tally.ts'

/** A keyed call that was answered, and the answer that was kept of it. */
export interface KeptCall {
  readonly who: number
  readonly path: string
  readonly body: unknown
  readonly options: CallOptions & { readonly key: string }
  readonly answer: string
  /** Transactions written by then, and the real time. */
  readonly written: number
  readonly at: number
}

/** A named snapshot as it was taken. */
interface KnownSnapshot {
  readonly rows: ReadonlyMap<string, string>
  readonly kept: readonly KeptCall[]
  readonly written: number
}

/** Where the commands of a story happen, with all that is known of what was done and acknowledged. */
export interface Stage extends Ground {
  readonly life: Life
  readonly disk: SimulatedDisk
  readonly tally: Tally
  readonly users: readonly Actor[]
  /** What was written, transaction by transaction; the last is what memory has to be. */
  readonly written: Moment[]
  kept: readonly KeptCall[]
  readonly snapshots: Map<string, KnownSnapshot>
  keys: number
  /** The state that was checked last. */
  checked: { readonly moment: Moment; readonly now: number } | undefined
  /** Real time, epoch ms. */
  realNow: number
  /** Signs a user in whose sessions have ended. */
  signIn(who: number): void
  /** Ends the process and starts another; fails where that one does not have what it has to. */
  endAndStart(how: EndKind, lost?: number, share?: number, withMarks?: boolean): Promise<void>
  /**
   * Starts a process after one that has ended in the middle of a command.
   *
   * @param isAboutSide whether the command was about the world beside `main`, which may be as it was or as it became
   */
  startAgain(isAboutSide: boolean): Promise<void>
}

/** What decides a story besides its commands. */
export interface StageSettings {
  readonly seed: number
  /** Whether a loss of power leaves what the disk was told to sync. */
  readonly keepsSynced: boolean
  readonly checkpointEvery: number
}

/** Sets the stage of a story on an empty disk. */
export const setStage = async (
  disk: SimulatedDisk,
  settings: StageSettings,
  tally: Tally,
): Promise<Stage> => {
  const how = { ...settings, realNow: () => stage.realNow }
  let life: Life | undefined
  let candidate: Moment | undefined
  /** Where a process that is starting has to be: what it writes meanwhile leaves its records as they are. */
  let starting: Moment | undefined
  disk.onWrite = {
    before() {
      candidate = starting ?? takeMoment(life?.worlds)
    },
    after() {
      if (candidate) stage.written.push(candidate)
    },
  }

  const start = async (): Promise<Life> => {
    const notices: string[] = []
    for (let attempt = 1; ; attempt++) {
      disk.revive()
      const before = disk.failures
      try {
        const next = await startLife(disk, { ...how, notices })
        disk.started()
        return next
      } catch (cause) {
        if (!disk.isEnded && disk.failures === before) throw cause
        if (attempt > 20) throw cause
        tally.failedStarts++
        // The operator looks after the disk.
        disk.trouble({})
      }
    }
  }

  const resume = async (expected: Moment, known: KnownStart): Promise<void> => {
    starting = expected
    const next = await start()
    starting = undefined
    life = next
    expectStart(next, expected, known)
    stage.written.push(takeMoment(next.worlds) as Moment)
  }

  const send = (method: string, who: number, path: string, body: unknown, options: CallOptions = {}) => {
    const { mode, key } = options
    return stage.life.call({ method, path, body, token: signIns.tokenOf(who) ?? '', mode, key })
  }

  const signIns = createSignIns(() => stage)
  const stage: Stage = {
    get life() {
      return life as Life
    },
    get world() {
      return stage.life.worlds.main
    },
    disk,
    tally,
    users: [],
    written: [],
    kept: [],
    snapshots: new Map(),
    keys: 0,
    checked: undefined,
    realNow: Date.parse(TEST_NOW),
    call: (who, path, body, options) => send('POST', who, path, body, options),
    read: (who, path, options) => send('GET', who, path, undefined, options),
    async control(path, body) {
      const before = disk.failures
      const method = body === undefined ? 'GET' : 'POST'
      const { status } = await stage.life.control(stage.world, method, path, body)
      isRefusedByDisk(stage, status, before)
      return status
    },
    signIn: (who) => signIns.signIn(who),
    restart: () => stage.endAndStart('stop'),
    async endAndStart(how, most = 0, share = 0, withMarks = true) {
      let lost = 0
      if (how === 'stop') {
        tally.stops++
        disk.soundly(() => stage.life.stop())
        disk.end()
      } else if (how === 'kill') {
        tally.kills++
        disk.end()
      } else {
        tally.powerLosses++
        lost = disk.losePower(Math.min(most, stage.written.length - 1), share, withMarks)
        tally.lostTails += lost
      }
      const surviving = stage.written.length - lost
      const before = stage.written.at(-1) as Moment
      const expected = stage.written.at(-1 - lost) as Moment
      const changed = expected.rows.some((version, index) => version !== before.rows[index])
      const mustTell = changed && withMarks && disk.hasLatestMarks
      await resume(expected, { lost, mustTell, isSideKnown: lost === 0 })
      if (lost === 0) return
      stage.kept = stage.kept.filter(({ written }) => written <= surviving)
      for (const [name, { written }] of stage.snapshots) if (written > surviving) stage.snapshots.delete(name)
    },
    async startAgain(isAboutSide) {
      const isWhole = disk.hasLastTransaction && candidate !== undefined
      const expected = (isWhole ? candidate : stage.written.at(-1)) as Moment
      await resume(expected, { lost: 0, mustTell: false, isSideKnown: !isAboutSide })
    },
  }
  life = await start()
  const users = await addNewcomers(stage.world)
  Object.assign(stage, { users })
  return stage
}
