import type { World } from '../../runtime/world.ts'
import type { Answer, CallOptions } from '../customer.ts'
import type { Actor, Ground } from '../properties/ground.ts'
import type { EngineCall } from '../simulation/call-engine.ts'
import type { Moment } from '../simulation/moment.ts'
import type { Network, Statement } from './network.ts'
import type { CallRecord, Promises } from './promises.ts'
import type { SimulatedTime } from './simulated-time.ts'
import type { Tally } from './tally.ts'
import type { Outcome, ProcessPlant, TeamProcess } from './team-process.ts'

/** A keyed call of a user. */
export interface KeyedCall {
  readonly who: number
  readonly path: string
  readonly body: unknown
  readonly options: CallOptions
}

/** A keyed call that was answered, and the answer that was kept of it. */
export interface KeptCall extends KeyedCall {
  readonly answer: string
  readonly at: number
}

/** What became of a call: its answer, or none because its process has ended or stands still. */
export interface Sent<T> {
  readonly record: CallRecord
  readonly answer: T | undefined
}

/** A mistake that is made on purpose, to see that it is found. */
export interface Plant extends ProcessPlant {
  readonly rewrite?: (statement: Statement) => Statement
  /** Changes the world after each command, behind the mock server's back. */
  readonly spoil?: (world: World) => void
}

/** What decides a story besides its commands. */
export interface StageSettings {
  readonly seed: number
  /** How many processes share the database. */
  readonly processes: number
}

/** Where the commands of a story happen. */
export interface Stage extends Ground {
  readonly network: Network
  readonly time: SimulatedTime
  readonly promises: Promises
  readonly tally: Tally
  readonly users: readonly Actor[]
  readonly processes: readonly TeamProcess[]
  /** Which process's `main` is looked at. */
  at: number
  /** Which process gets the commands. */
  to: number
  kept: readonly KeptCall[]
  /** The kept calls of each snapshot that is known. */
  readonly snapshots: Map<string, readonly KeptCall[]>
  keys: number
  /** For how many more commands processes stand still, and for how many the next one does. */
  readonly standing: Map<number, number>
  standsFor: number
  /** Whether calls may be answered with 503: something goes wrong, or has just done so. */
  readonly isExcused: boolean
  /** Calls to processes that stand still. */
  late: {
    readonly process: TeamProcess
    readonly record: CallRecord
    readonly over: Promise<unknown>
  }[]
  /** Calls that go back to a snapshot, and were not answered. */
  readonly goingBack: WeakSet<CallRecord>
  /** The state that was checked last. */
  checked: { readonly world: World; readonly rows: Moment['rows']; readonly now: number } | undefined
  /** A process that runs: the one of a number, or the next. */
  running(number: number): number
  /** Brings `main` into a process without faults, and looks at it there. */
  enter(at: number): Promise<void>
  /** The process that has `main` in memory; one that is asked for it otherwise. */
  holder(): number
  /** Runs what belongs to a call of a process, until it is over or the process is interrupted. */
  send<T extends Outcome>(
    to: number,
    ask: (process: TeamProcess, record: CallRecord) => Promise<T>,
  ): Promise<Sent<T>>
  /** A call of a user. */
  sendCall(to: number, call: KeyedCall): Promise<Sent<Answer>>
  sendVisit(to: number, call: EngineCall): Promise<Sent<Answer>>
  /** Runs `work` in which several processes are asked for one world, so that calls may be answered with 503. */
  shared<T>(work: () => Promise<T>): Promise<T>
  /** Runs `work` while nothing goes wrong. */
  soundly<T>(work: () => Promise<T>): Promise<T>
  /** Signs a user in whose sessions have ended. */
  signIn(who: number): Promise<void>
  /** Lets time pass while work is under way. */
  until<T>(work: Promise<T>): Promise<T>
  /** Starts a process in the place of each that has ended, and has one go on where all stand still. */
  startMissing(): Promise<void>
  end(at: number): void
}
