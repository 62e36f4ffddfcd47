import { findSession, openSession, openSessions } from '../../core/users.ts'
import { TEST_NOW } from '../../exports/create-world.ts'
import type { CallOptions } from '../customer.ts'
import type { Actor, Ground } from '../properties/ground.ts'
import { type Life, startLife } from './life.ts'
import { differenceOf, type Moment, rowsOf, SIDE, takeMoment } from './moment.ts'
import { addNewcomers } from './newcomers.ts'
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
  readonly durable: 'kill' | 'full'
  readonly checkpointEvery: number
}

const fail = (text: string): never => {
  throw new Error(text)
}

/** Fails where a process that has started is not where the one before it has to have left it. */
const expectMoment = (life: Life, expected: Moment): void => {
  const { main } = life.worlds
  const found = differenceOf(rowsOf(expected.rows), rowsOf(main.store.snapshot()))
  if (found) fail(`after the start, ${found}`)
  const [clock, was] = [main.clock.state(), expected.clock].map((state) => JSON.stringify(state))
  if (clock !== was) fail(`after the start, the clock is ${clock}, and was ${was}`)
}

const expectSide = (life: Life, { side }: Moment): void => {
  const world = life.worlds.get(SIDE)
  if (!side || !world) {
    if (side || world) fail(`after the start, the world "${SIDE}" is ${world ? 'there again' : 'gone'}`)
    return
  }
  const found = differenceOf(rowsOf(side), rowsOf(world.store.snapshot()))
  if (found) fail(`after the start, in the world "${SIDE}" ${found}`)
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
  const tokens: string[][] = [[], [], []]
  disk.onWrite = {
    before() {
      candidate = takeMoment(life?.worlds)
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

  const resume = async (
    expected: Moment,
    { lost, mustTell, isSideKnown }: { lost: number; mustTell: boolean; isSideKnown: boolean },
  ): Promise<void> => {
    const next = await start()
    life = next
    if (lost === 0 && next.notices.length > 0)
      fail(`nothing was lost, and the start says: ${next.notices.join(' ')}`)
    if (mustTell && !next.notices.some((line) => line.includes('changes of world "main"')))
      fail(`${lost} transactions were lost, and the start says: ${next.notices.join(' ') || 'nothing'}`)
    expectMoment(next, expected)
    if (isSideKnown) expectSide(next, expected)
    stage.written.push(takeMoment(next.worlds) as Moment)
  }

  /** The latest token of a user that opens a session. */
  const tokenOf = (who: number): string | undefined => {
    const { read } = stage.world.store
    const open = openSessions(read, stage.users[who]?.id as string, stage.world.clock.now())
    return tokens[who]?.findLast((token) => {
      const id = findSession(read, token)?.id
      return open.some((session) => session.id === id)
    })
  }

  const send = (method: string, who: number, path: string, body: unknown, options: CallOptions = {}) => {
    const { mode, key } = options
    return stage.life.call(method, path, body, { token: tokenOf(who) ?? '', mode, key })
  }

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
      const { status } = await stage.life.control(
        stage.world,
        body === undefined ? 'GET' : 'POST',
        path,
        body,
      )
      return status
    },
    signIn(who) {
      const { store } = stage.world
      const now = stage.world.now()
      const id = stage.users[who]?.id as string
      if (tokenOf(who) === undefined) tokens[who]?.push(store.transaction((all) => openSession(all, id, now)))
    },
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
      const before = stage.written.at(-1) as Moment
      const expected = stage.written.at(-1 - lost) as Moment
      const changed = expected.rows.some((version, index) => version !== before.rows[index])
      await resume(expected, { lost, mustTell: changed && withMarks, isSideKnown: lost === 0 })
      if (lost === 0) return
      const surviving = stage.written.length - 1 - lost
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
