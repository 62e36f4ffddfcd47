import { isOwnList, type ListFilter } from './market-query.ts'
import type { MarketRow } from './market-row.ts'
import { openFirst } from './open-first.ts'

/**
 * The rows of one tab: open markets first, then in listed order; the watchlist and own lists in the user's own.
 *
 * @param chosenIds - what is on the watchlist or the own list of this tab
 * @param isFound - the rows are what a search has found: they stay in its order, the best first
 */
export function filterRows(
  rows: readonly MarketRow[],
  filter: ListFilter,
  chosenIds: readonly string[],
  isFound = false,
): readonly MarketRow[] {
  const order = isFound ? (found: readonly MarketRow[]) => found : openFirst
  if (filter === 'all') return order(rows)
  if (filter !== 'watch' && !isOwnList(filter)) {
    return order(rows.filter((row) => row.category === filter))
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  return chosenIds.flatMap((id) => byId.get(id) ?? [])
}
