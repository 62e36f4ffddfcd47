import { WorldUnavailableError } from '../../runtime/world-persistence.ts'
import { MAIN_WORLD } from '../../runtime/worlds.ts'
import type { Answer } from '../customer.ts'
import { TEST_NOW } from '../inside-world.ts'
import type { EngineCall } from '../simulation/call-engine.ts'
import { addNewcomers } from '../simulation/newcomers.ts'
import { createSignIns } from '../simulation/sign-ins.ts'
import type { SimulatedDatabase } from './database.ts'
import type { Network } from './network.ts'
import { type CallRecord, createPromises } from './promises.ts'
import { createSimulatedTime } from './simulated-time.ts'
import type { KeyedCall, Plant, Stage, StageSettings } from './stage.ts'
import type { Tally } from './tally.ts'
import { type Outcome, startProcess, type TeamProcess } from './team-process.ts'
import { toldBy } from './told.ts'
import { createActivity, until } from './until.ts'

/** So long after something went wrong a process may not have noticed: it renews its lease twice a second. */
const LINGERS_MS = 1_500

/** Sets the stage of a story on an empty database. */
export const setStage = async (
  database: SimulatedDatabase,
  { seed, processes: count }: StageSettings,
  tally: Tally,
  plant: Plant,
): Promise<Stage> => {
  await database.clear()
  const activity = createActivity()
  const time = createSimulatedTime(Date.parse(TEST_NOW), (now) => activity.track(database.setClock(now)))
  await time.pass(0)
  let troubledUntil = 0
  const network: Network = {
    real: database.connection,
    tally,
    isSound: true,
    noteTrouble(ms = 0) {
      troubledUntil = Math.max(troubledUntil, time.now() + ms + LINGERS_MS)
    },
    track: activity.track,
    rewrite: plant.rewrite ?? ((statement) => statement),
  }
  const promises = createPromises(tally)
  const processes: TeamProcess[] = []
  let started = 0
  const start = async (slot: number): Promise<void> => {
    const label = `process ${slot + 1}.${++started}`
    processes[slot] = await startProcess({ label, seed, network, time, promises, plant })
  }

  const engineCall = (method: string, { who, path, body, options }: KeyedCall): EngineCall => ({
    method,
    path,
    body,
    token: signIns.tokenOf(who) ?? '',
    mode: options.mode,
    key: options.key,
  })
  /** A call while nothing goes wrong, such as those that a command is chosen by. */
  const ask = async (method: string, call: KeyedCall): Promise<Answer> => {
    const one = engineCall(method, call)
    const { answer } = await stage.send(stage.at, (process, record) => process.call(record, one))
    if (!answer || answer.status === 503)
      throw new WorldUnavailableError(answer?.msg ?? `${call.path} was not answered.`)
    return answer
  }

  const conclude = (process: TeamProcess, record: CallRecord, outcome: Outcome, isExcused: boolean): void => {
    if (process.fault) throw process.fault
    const told = toldBy(outcome)
    if (told !== 'done') tally[told === 'unknown' ? 'unknown' : 'refused']++
    if (told !== 'done' && !isExcused && !stage.isExcused)
      throw new Error(`503 "${outcome.msg}", and nothing was wrong`)
    promises.answered(record, told)
  }

  /** Waits for a process, which may be interrupted. */
  const withIn = async (process: TeamProcess, work: Promise<unknown>): Promise<void> => {
    work.catch(() => undefined)
    const outcome = await Promise.race([work, process.link.interrupted])
    if (typeof outcome === 'string') throw new WorldUnavailableError(`${process.label} does not answer.`)
  }

  const signIns = createSignIns(() => stage)
  let isShared = false
  const stage: Stage = {
    network,
    time,
    promises,
    tally,
    processes,
    users: [],
    at: 0,
    to: 0,
    kept: [],
    snapshots: new Map(),
    keys: 0,
    standing: new Map(),
    standsFor: 1,
    get isExcused() {
      return time.now() < troubledUntil || stage.standing.size > 0 || isShared
    },
    late: [],
    goingBack: new WeakSet(),
    checked: undefined,
    get world() {
      const world = processes[stage.at]?.worlds.get(MAIN_WORLD)
      if (!world) throw new WorldUnavailableError(`${processes[stage.at]?.label} has lost "${MAIN_WORLD}".`)
      return world
    },
    running(number) {
      for (let step = 0; step < count; step++) {
        const at = (number + step) % count
        if (processes[at]?.link.state === 'running') return at
      }
      throw new Error('no process runs')
    },
    holder() {
      const has = processes.findIndex(
        ({ link, worlds }) => link.state === 'running' && worlds.get(MAIN_WORLD) !== undefined,
      )
      return has < 0 ? stage.running(stage.at) : has
    },
    async enter(at) {
      stage.at = at
      const process = processes[at] as TeamProcess
      await stage.soundly(() => withIn(process, process.enter()))
    },
    async send(to, ask) {
      const process = processes[to] as TeamProcess
      const record = promises.begin(process.label)
      let { isExcused } = stage
      const work = promises.run(record, () => process.link.ready().then(() => ask(process, record)))
      const over = work.then((outcome) => conclude(process, record, outcome, isExcused))
      over.catch(() => undefined)
      const answer = await Promise.race([over.then(() => work), process.link.interrupted])
      if (answer === 'ended') tally.unanswered++
      if (answer === 'standing') {
        // When its process goes on, the time in which a call may wait for a world can be over.
        isExcused = true
        stage.late.push({ process, record, over })
      }
      return { record, answer: typeof answer === 'string' ? undefined : answer }
    },
    sendCall: (to, call) =>
      stage.send(to, (process, record) => process.call(record, engineCall('POST', call))),
    sendVisit: (to, call) => stage.send(to, (process, record) => process.call(record, call)),
    call: (who, path, body, options = {}) => ask('POST', { who, path, body, options }),
    read: (who, path, options = {}) => ask('GET', { who, path, body: undefined, options }),
    async control(path, body) {
      const method = body === undefined ? 'GET' : 'POST'
      const { answer } = await stage.send(stage.to, (process, record) =>
        process.control(record, { world: MAIN_WORLD, method, path, body }),
      )
      return answer?.status ?? 0
    },
    async shared(work) {
      isShared = true
      try {
        return await work()
      } finally {
        isShared = false
      }
    },
    async soundly(work) {
      const was = network.isSound
      network.isSound = true
      try {
        return await work()
      } finally {
        network.isSound = was
      }
    },
    async signIn(who) {
      signIns.signIn(who)
      const kept = stage.world.store.kept()
      if (kept) await stage.soundly(() => withIn(processes[stage.at] as TeamProcess, kept))
    },
    restart: async () => undefined,
    until: (work) => until(work, activity, time),
    async startMissing() {
      for (const [slot, { link }] of processes.entries())
        if (link.state === 'ended') await stage.soundly(() => start(slot))
      if (processes.some(({ link }) => link.state === 'running')) return
      processes[0]?.link.goOn()
      stage.standing.delete(0)
    },
    end(at) {
      processes[at]?.link.end()
      stage.standing.delete(at)
    },
  }

  for (let slot = 0; slot < count; slot++) await stage.until(start(slot))
  await stage.until(stage.enter(0))
  const users = await addNewcomers(stage.world)
  await stage.until(Promise.resolve(stage.world.store.kept()))
  Object.assign(stage, { users })
  network.isSound = false
  return stage
}
