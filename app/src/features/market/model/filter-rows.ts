import type { ListFilter } from './market-query.ts'
import type { MarketRow } from './market-row.ts'

/** The rows of one tab, in listed order; the watchlist in the user's own. */
export function filterRows(
  rows: readonly MarketRow[],
  filter: ListFilter,
  watchIds: readonly string[],
): readonly MarketRow[] {
  if (filter === 'all') return rows
  if (filter !== 'watch') return rows.filter((row) => row.category === filter)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return watchIds.flatMap((id) => byId.get(id) ?? [])
}
