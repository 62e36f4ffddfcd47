import type { Network } from './network.ts'
import type { Trouble } from './trouble.ts'

/** What goes wrong between one process and the database, statement by statement. */
export interface Troubles {
  /** Has something go wrong, in place of what was to do so. */
  arm(trouble: Trouble): void
  /** What goes wrong with the statement that is next. */
  next(): Trouble | undefined
  /** Counts what has gone wrong. */
  count(trouble: Trouble): void
}

/** Nothing goes wrong yet. */
export const createTroubles = (network: Network): Troubles => {
  const { tally } = network
  let armed: Trouble | undefined
  let left = 0
  let awayFor = 0
  return {
    arm(trouble) {
      armed = trouble
      left = trouble.after
      awayFor = 0
    },
    next() {
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
    },
    count(trouble) {
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
    },
  }
}
