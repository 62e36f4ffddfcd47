import type { Connection, Statements } from '../../runtime/postgres/connection.ts'
import { createDeferred } from './deferred.ts'
import type { SimulatedTimers } from './simulated-time.ts'
import type { Tally } from './tally.ts'
import { away, broken, full, idleInTransaction, type Trouble } from './trouble.ts'

/** A statement as it is sent. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What the links of all processes have in common. */
export interface Network {
  /** The database, which does not fail by itself. */
  readonly real: Connection
  readonly tally: Tally
  /** Whether nothing goes wrong now. */
  isSound: boolean
  /** Notes that something goes wrong, for so long. */
  noteTrouble(ms?: number): void
  /** Counts what the database is doing. */
  track<T>(work: Promise<T>): Promise<T>
  /** Changes a statement on its way: a mistake that is made on purpose. */
  readonly rewrite: (statement: Statement) => Statement
}

/** The way between one process and the database. */
export interface Link {
  readonly connection: Connection
  readonly state: 'running' | 'standing' | 'ended'
  /** Fulfilled when the process stands still or ends. */
  readonly interrupted: Promise<'standing' | 'ended'>
  /** Fulfilled while the process runs; never once it has ended. */
  ready(): Promise<void>
  arm(trouble: Trouble): void
  stand(): void
  goOn(): void
  end(): void
}

const NEVER = new Promise<never>(() => undefined)
const IS_CUT = new Error('The process is not there to end its transaction.')

/** A process whose code waits at its next statement while it stands still, and for ever once it has ended. */
const createPresence = (timers: SimulatedTimers) => {
  let state: Link['state'] = 'running'
  let running = createDeferred<void>()
  let interrupted = createDeferred<'standing' | 'ended'>()
  running.resolve(undefined)
  return {
    get state() {
      return state
    },
    get interrupted() {
      return interrupted.promise
    },
    ready: () => running.promise,
    stand() {
      if (state !== 'running') return
      state = 'standing'
      timers.stop()
      running = createDeferred()
      interrupted.resolve('standing')
    },
    goOn() {
      if (state !== 'standing') return
      state = 'running'
      timers.goOn()
      interrupted = createDeferred()
      running.resolve(undefined)
    },
    end() {
      state = 'ended'
      timers.end()
      interrupted.resolve('ended')
      running = createDeferred()
    },
  }
}

/** A link that fails when it is told to. */
export const createLink = (network: Network, timers: SimulatedTimers): Link => {
  const { real, tally, track } = network
  const presence = createPresence(timers)
  let armed: Trouble | undefined
  let left = 0
  let awayFor = 0

  /** What goes wrong with the statement that is next. */
  const nextTrouble = (): Trouble | undefined => {
    tally.statements++
    if (network.isSound) return undefined
    if (awayFor > 0) {
      awayFor--
      return { kind: 'away', after: 0, times: 0 }
    }
    if (!armed || left-- > 0) return undefined
    const trouble = armed
    armed = undefined
    if (trouble.kind === 'away') awayFor = trouble.times
    return trouble
  }

  const count = (trouble: Trouble): void => {
    network.noteTrouble(trouble.kind === 'slow' ? trouble.ms : 0)
    switch (trouble.kind) {
      case 'breaks':
        tally[trouble.isDone ? 'brokenAfter' : 'brokenBefore']++
        return
      case 'ends':
        tally.endsAtAStatement++
        return
      case 'stops':
        tally.standstillsAtAStatement++
        return
      default:
        tally[trouble.kind]++
    }
  }

  /** Ends the process, or has it stand still. */
  const interrupt = (kind: 'ends' | 'stops'): Promise<void> => {
    if (kind === 'ends') presence.end()
    else presence.stand()
    return presence.ready()
  }

  const answer = async <T>(send: () => Promise<T>): Promise<T> => {
    const outcome = await track(send()).then(
      (value) => ({ value }),
      (cause: unknown) => ({ cause }),
    )
    await presence.ready()
    if ('cause' in outcome) throw outcome.cause
    return outcome.value
  }

  const send = async <T>(work: () => Promise<T>): Promise<T> => {
    await presence.ready()
    const trouble = nextTrouble()
    if (!trouble) return answer(work)
    count(trouble)
    switch (trouble.kind) {
      case 'away':
        throw away()
      case 'full':
        throw full()
      case 'breaks':
        if (trouble.isDone) await answer(work)
        throw broken()
      case 'slow': {
        if (!trouble.isDone) await timers.wait(trouble.ms)
        const late = await answer(work)
        if (trouble.isDone) await timers.wait(trouble.ms)
        return late
      }
      default: {
        if (!trouble.isDone) {
          await interrupt(trouble.kind)
          return answer(work)
        }
        const early = await track(work())
        await interrupt(trouble.kind)
        return early
      }
    }
  }

  const query: Statements['query'] = (text, values = []) => {
    const statement = network.rewrite({ text, values })
    return send(() => real.query(statement.text, statement.values))
  }

  /** A transaction ends with its connection: what goes wrong in it leaves nothing of it, unless that is after its end. */
  const transaction = async <T>(work: (statements: Statements) => Promise<T>): Promise<T> => {
    await presence.ready()
    let isCutBy: 'ends' | 'stops' | undefined
    const cut = createDeferred<never>()
    cut.promise.catch(() => undefined)

    /** Whether the statement goes wrong after it was carried out; throws where it goes wrong before. */
    const mayFail = (): Trouble | undefined => {
      const trouble = nextTrouble()
      if (!trouble || trouble.kind === 'slow') return undefined
      count(trouble)
      tally.insideATransaction++
      if (trouble.kind === 'away') throw away()
      if (trouble.kind === 'full') throw full()
      if (trouble.isDone) return trouble
      if (trouble.kind === 'breaks') throw broken()
      isCutBy = trouble.kind
      throw IS_CUT
    }

    let atEnd: Trouble | undefined
    const perform = (inside: Statements): Promise<T> => {
      const statements: Statements = {
        async query(text, values = []) {
          const statement = network.rewrite({ text, values })
          let after: Trouble | undefined
          try {
            after = mayFail()
          } catch (cause) {
            if (cause !== IS_CUT) throw cause
            cut.reject(IS_CUT)
            return NEVER
          }
          const rows = await inside.query(statement.text, statement.values)
          if (after?.kind === 'breaks') throw broken()
          if (!after) return rows as never
          isCutBy = after.kind as 'ends' | 'stops'
          cut.reject(IS_CUT)
          return NEVER
        },
      }
      const end = async (): Promise<T> => {
        const outcome = await work(statements)
        atEnd = mayFail()
        return outcome
      }
      return Promise.race([end(), cut.promise])
    }

    const outcome = await track(real.transaction(perform)).then(
      (value) => ({ value }),
      (cause: unknown) => ({ cause }),
    )
    if (isCutBy) {
      await interrupt(isCutBy)
      throw idleInTransaction()
    }
    if (atEnd?.kind === 'breaks') throw broken()
    if (atEnd) await interrupt(atEnd.kind as 'ends' | 'stops')
    await presence.ready()
    if ('cause' in outcome) throw outcome.cause
    return outcome.value
  }

  return {
    connection: { query, transaction, counts: real.counts, close: async () => undefined },
    get state() {
      return presence.state
    },
    get interrupted() {
      return presence.interrupted
    },
    ready: presence.ready,
    arm(trouble) {
      armed = trouble
      left = trouble.after
      awayFor = 0
    },
    stand() {
      network.noteTrouble()
      tally.standstills++
      presence.stand()
    },
    goOn() {
      network.noteTrouble()
      presence.goOn()
    },
    end() {
      network.noteTrouble()
      presence.end()
    },
  }
}
