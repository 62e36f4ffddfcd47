import type { Entry } from '../../ledger/entry.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { ControlCall } from './control-call.ts'
import { invalid } from './control-error.ts'
import { queryNumber } from './query-number.ts'

const MOST_ENTRIES = 1_000

/** A booked entry as the control plane shows it. */
export const entryView = ({ id, seq, at, mode, kind, ref, postings }: Entry) => ({
  id,
  seq,
  at: new Date(at).toISOString(),
  mode,
  kind,
  ref,
  postings: postings.map(({ account, amount }) => ({ account, amount: formatUsd(amount) })),
})

const choice = (query: URLSearchParams, name: string, choices: readonly string[]): string | undefined => {
  const text = query.get(name)
  if (text === null) return undefined
  if (!choices.includes(text)) throw invalid(`"${name}" has to be ${choices.join(' or ')}; it was "${text}".`)
  return text
}

/** The books. */
export const bookCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: 'ledger',
    run: ({ world, query }) => {
      const since = queryNumber(query, 'since', { fallback: 0 })
      const limit = queryNumber(query, 'limit', { least: 1, most: MOST_ENTRIES, fallback: MOST_ENTRIES })
      const mode = choice(query, 'mode', ['real', 'demo'])
      const newestFirst = choice(query, 'order', ['oldest', 'newest']) === 'newest'
      const [userId, kind, ref] = ['userId', 'kind', 'ref'].map((name) => query.get(name) ?? undefined)
      const fits = (entry: Entry): boolean =>
        entry.seq > since &&
        (mode === undefined || entry.mode === mode) &&
        (kind === undefined || entry.kind === kind) &&
        (ref === undefined || entry.ref === ref || entry.ref.startsWith(`${ref}#`)) &&
        (userId === undefined || entry.postings.some(({ account }) => account.startsWith(`user:${userId}:`)))
      const entries = [...world.store.read.entries.list()].filter(fits)
      if (newestFirst) entries.reverse()
      return { entries: entries.slice(0, limit).map(entryView) }
    },
  },
]
