import type { Stage } from './stage.ts'
import type { Plant } from './story.ts'

/** One in so many. */
const everyNth = (count: number) => {
  let calls = 0
  return () => ++calls % count === 0
}

const spoil = (
  change: (tables: Parameters<Parameters<Stage['world']['store']['transaction']>[0]>[0]) => void,
) => ({
  spoil: ({ world }: Stage) => world.store.transaction(change),
})

/** Mock servers that are broken in one way each, and what a simulation says of it. */
export const plants: readonly {
  readonly title: string
  readonly plant: () => Plant
  readonly says: RegExp
}[] = [
  {
    title: 'loses a record now and then',
    plant() {
      const isLost = everyNth(12)
      return {
        forgets: (sql, [, table]) => sql.startsWith('INSERT OR REPLACE') && table !== 'due' && isLost(),
      }
    },
    says: /is damaged|should be|changes are not in it/,
  },
  {
    title: 'loses a whole transaction now and then',
    plant() {
      const isLost = everyNth(9)
      return { forgets: (sql) => sql === 'COMMIT' && isLost() }
    },
    says: /should be|is damaged|changes are not in it/,
  },
  {
    title: 'carries a command out again that is sent again',
    plant: () =>
      spoil(({ keptAnswers }) => {
        for (const { id } of [...keptAnswers.list()]) keptAnswers.delete(id)
      }),
    says: /LI-06/,
  },
  {
    title: 'writes an entry without its counter-entry',
    plant: () =>
      spoil(({ entries }) => {
        const [last] = [...entries.list()].slice(-1)
        if (entries.size > 10 && last) entries.put({ ...last, postings: last.postings.slice(1) })
      }),
    says: /LI-01/,
  },
  {
    title: 'shows a balance that its entries do not make',
    plant: () =>
      spoil(({ balances, entries }) => {
        const [key, row] = [...balances.entries()].find(([, { account }]) => account.endsWith(':cash')) ?? []
        if (entries.size > 10 && key && row) balances.put({ ...row, amount: row.amount + 1n })
      }),
    says: /LI-35|LI-02/,
  },
]
