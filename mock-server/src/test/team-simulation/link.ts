import type { Connection, Statements } from '../../runtime/postgres/connection.ts'
import { createDeferred } from './deferred.ts'
import type { Network } from './network.ts'
import { createPresence, type Presence } from './presence.ts'
import type { SimulatedTimers } from './simulated-time.ts'
import { away, broken, full, idleInTransaction, type Trouble } from './trouble.ts'
import { createTroubles } from './troubles.ts'

/** The way between one process and the database. */
export interface Link extends Presence {
  readonly connection: Connection
  arm(trouble: Trouble): void
}

const NEVER = new Promise<never>(() => undefined)
const IS_CUT = new Error('The process is not there to end its transaction.')

/** A link that fails when it is told to. */
export const createLink = (network: Network, timers: SimulatedTimers): Link => {
  const { real, tally, track } = network
  const presence = createPresence(timers)
  const troubles = createTroubles(network)

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
    const trouble = troubles.next()
    if (!trouble) return answer(work)
    troubles.count(trouble)
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
      const trouble = troubles.next()
      if (!trouble || trouble.kind === 'slow') return undefined
      troubles.count(trouble)
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
    arm: troubles.arm,
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
