import { type Check, unless } from '../../core/invariant.ts'
import { nextDayStart } from '../../domain/calendar.ts'

const FINAL = new Set([
  'COMPLETED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
  'FILLED',
  'EXPIRED',
  'REPAID',
  'EARLY_EXIT',
  'CLOSED',
  'WON',
  'LOST',
  'TIED',
  'VOID',
])

/** LI-14: what is final stays, and a record is where its history ends. */
export const checkHistories: Check = function* ({ world }) {
  for (const { name, rows } of world.facts.histories(world.store.read)) {
    for (const { status, history } of rows) {
      const text = () => `${name}: ${history.map((step) => step.status).join(' → ')}, now ${status}`
      yield* unless(history.at(-1)?.status === status, 'LI-14', text)
      yield* unless(!history.slice(0, -1).some((step) => FINAL.has(step.status)), 'LI-14', text)
    }
  }
}

/** LI-16: one close is planned, that of the present day. */
export const checkDayClose: Check = function* ({ world, now }) {
  const planned = [...world.store.read.due.list()].filter(({ kind }) => kind === 'dayClose')
  yield* unless(
    planned.length === 1 && planned[0]?.at === nextDayStart(now),
    'LI-16',
    () => `${planned.length} day closes are planned: ${planned.map(({ ref }) => ref).join(', ')}`,
  )
}
