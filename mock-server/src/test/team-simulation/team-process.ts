import type { Dispatcher } from '../../api/dispatch.ts'
import { createEngine } from '../../api/engine.ts'
import { chooseControlWorld, chooseWorld, UnknownWorldError } from '../../http/world-choice.ts'
import { createWorlds } from '../../runtime/create-worlds.ts'
import { openDatabase } from '../../runtime/postgres/open-database.ts'
import type { World } from '../../runtime/world.ts'
import {
  type WorldChange,
  type WorldPersistence,
  WorldUnavailableError,
} from '../../runtime/world-persistence.ts'
import { MAIN_WORLD, type Worlds } from '../../runtime/worlds.ts'
import { createControlPlane } from '../../sandbox/control/dispatch.ts'
import type { Answer } from '../customer.ts'
import { bytesOf, callEngine, type EngineCall } from '../simulation/call-engine.ts'
import { simulatedWorlds } from '../simulation/settings.ts'
import { createLink, type Link } from './link.ts'
import type { Network } from './network.ts'
import type { CallRecord, Promises } from './promises.ts'
import type { SimulatedTime, SimulatedTimers } from './simulated-time.ts'

/** A call of the control plane. */
export interface ControlCallOf {
  readonly world: string
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** What a call has come to: the HTTP status, and the sentence of an error. */
export type Outcome = Pick<Answer, 'status' | 'msg'>

/** One process of the mock server that shares its worlds, from its start to its end, without a network to its clients. */
export interface TeamProcess {
  readonly label: string
  readonly link: Link
  readonly worlds: Worlds
  /** What it has told its operator last of a fault of its own. */
  readonly fault: Error | undefined
  /** Whether it relies on its lease. */
  readonly isSure: boolean
  /** A call of the customer API, to `main`. */
  call(record: CallRecord, call: EngineCall): Promise<Answer>
  control(record: CallRecord, call: ControlCallOf): Promise<Outcome & { readonly body: string }>
  /** Brings `main` in. @throws WorldUnavailableError */
  enter(): Promise<World>
  /** Ends it in good order. */
  stop(): Promise<void>
}

/** What a mistake on purpose changes in a process. */
export interface ProcessPlant {
  /** @default what asks the database is waited for */
  readonly kept?: WorldPersistence['kept']
  readonly timers?: (timers: SimulatedTimers) => SimulatedTimers
}

/** What a process is started with. */
export interface ProcessSettings {
  readonly label: string
  readonly seed: number
  readonly network: Network
  readonly time: SimulatedTime
  readonly promises: Promises
  readonly plant: ProcessPlant
}

/** Lists are read twice: by the process and by the simulation. */
const withRows = (change: WorldChange): WorldChange =>
  'rows' in change ? { ...change, rows: [...change.rows] } : change

export const startProcess = async (settings: ProcessSettings): Promise<TeamProcess> => {
  const { label, seed, network, time, promises, plant } = settings
  const own = time.createTimers()
  const timers = plant.timers?.(own) ?? own
  const link = createLink(network, timers)
  const database = await openDatabase({
    url: 'postgres://swx@simulation/worlds',
    onFault() {},
    label,
    connect: () => link.connection,
    timers,
  })
  const { shared } = database
  const persistence: WorldPersistence = {
    load: () => database.load(),
    commit(change) {
      const one = withRows(change)
      database.commit(one)
      promises.changed(label, one, worlds?.get(change.world)?.store.snapshot())
    },
    kept: plant.kept ?? ((world) => database.kept(world)),
    shared: {
      ...shared,
      async claim(name) {
        const kept = await shared.claim(name)
        promises.claimed(label, name, kept)
        return kept
      },
    },
  }
  let worlds: Worlds | undefined
  const ready = await createWorlds(simulatedWorlds(seed, time.now, persistence))
  worlds = ready
  let fault: Error | undefined
  const onFault = (error: Error): void => {
    fault = error
  }
  const engines = new WeakMap<World, Dispatcher>()
  const engineOf = (world: World): Dispatcher => {
    const engine = engines.get(world) ?? createEngine(world, { onFault })
    engines.set(world, engine)
    return engine
  }
  const carryOut = createControlPlane(ready, onFault)
  const rights = { mayMake: true, mayList: true, mayOpen: () => true }
  const namedBy = (world: string) => ({ 'x-sandbox-world': world })

  return {
    label,
    link,
    worlds: ready,
    get fault() {
      return fault
    },
    get isSure() {
      return database.isAnswering
    },
    async call(record, call) {
      try {
        const world = await chooseWorld(ready, namedBy(MAIN_WORLD), rights)
        promises.met(record, MAIN_WORLD)
        return await callEngine(engineOf(world), call)
      } catch (cause) {
        if (!(cause instanceof WorldUnavailableError)) throw cause
        const { message: msg } = cause
        return { status: 503, code: '503', msg, result: null, replayed: false, body: '' }
      }
    },
    async control(record, { world: name, method, path, body }) {
      try {
        const world = await chooseControlWorld(ready, namedBy(name), path)
        if (ready.get(name) === world) promises.met(record, name)
        const reply = await carryOut(world, { method, path, query: '', body: bytesOf(body) })
        return { ...reply, msg: JSON.parse(reply.body).detail ?? '' }
      } catch (cause) {
        if (cause instanceof UnknownWorldError) return { status: cause.status, msg: cause.message, body: '' }
        if (!(cause instanceof WorldUnavailableError)) throw cause
        return { status: 503, msg: cause.message, body: '' }
      }
    },
    enter: async () => chooseWorld(ready, namedBy(MAIN_WORLD), rights),
    async stop() {
      await database.close()
      own.end()
    },
  }
}
