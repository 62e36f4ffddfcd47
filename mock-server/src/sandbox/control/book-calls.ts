import type { Entry } from '../../ledger/entry.ts'
import { formatUsd } from '../../ledger/money.ts'
import { type ControlCall, controlCall } from './control-call.ts'

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

export const bookCalls: readonly ControlCall[] = [
  controlCall('getLedger', ({ world, query }) => {
    const { since = 0, limit = MOST_ENTRIES, mode, order, userId, kind, ref } = query
    const fits = (entry: Entry): boolean =>
      entry.seq > since &&
      (mode === undefined || entry.mode === mode) &&
      (kind === undefined || entry.kind === kind) &&
      (ref === undefined || entry.ref === ref || entry.ref.startsWith(`${ref}#`)) &&
      (userId === undefined || entry.postings.some(({ account }) => account.startsWith(`user:${userId}:`)))
    const entries = [...world.store.read.entries.list()].filter(fits)
    if (order === 'newest') entries.reverse()
    return { entries: entries.slice(0, limit).map(entryView) }
  }),
]
