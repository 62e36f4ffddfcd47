import { type Check, moved, sum, unless } from '../../core/invariant.ts'
import { COUNTED_SOURCES, type IncomeSource } from '../../domain/income.ts'
import type { EntryKind } from '../../ledger/entry-kind.ts'

const KIND_OF: Partial<Record<IncomeSource, EntryKind>> = {
  SAVINGS: 'SAVINGS',
  SMART: 'SMART_YIELD',
  INVITE: 'INVITE_REWARD',
}

/** LI-10: total income is the sum of its rows and of their postings. */
export const checkTotals: Check = function* ({ world }) {
  const { entries, incomes, incomeTotals, users } = world.store.read
  for (const { id } of users.list()) {
    for (const mode of ['real', 'demo'] as const) {
      const rows = [...incomes.listBy('user', [id, mode])].filter(({ status }) => status === 'DIVIDED')
      const booked = [...entries.listBy('user', [id, mode])]
      const counted = rows.filter(({ source }) => COUNTED_SOURCES.includes(source))
      const shown = incomeTotals.get(`${mode} ${id}`)?.total ?? 0n
      const detailed = sum(counted.map(({ amount }) => amount))
      yield* unless(
        shown === detailed,
        'LI-10',
        () => `total income of ${mode} ${id} is ${shown}, its rows sum to ${detailed}`,
      )
      for (const source of COUNTED_SOURCES) {
        const own = sum(counted.filter((row) => row.source === source).map(({ amount }) => amount))
        const postings = moved(
          booked.filter(({ kind }) => kind === KIND_OF[source]),
          `${id}:cash`,
        )
        yield* unless(
          own === postings,
          'LI-10',
          () => `${source} of ${mode} ${id}: rows ${own}, postings ${postings}`,
        )
      }
    }
  }
}
