import { asksForTestInstruments, categories, isTestInstrument } from '#core/instruments/category.ts'
import { type FindIndex, findBest, indexBy } from '#lib/search/find-best.ts'
import { isOwnList, type ListFilter } from './market-query.ts'
import { type MarketRow, openFirst } from './market-row.ts'
import type { OwnList } from './own-lists.ts'

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

/** How many rows each tab has. */
export function countByCategory(
  rows: readonly MarketRow[],
  watched: ReadonlySet<string>,
  lists: readonly OwnList[],
): ReadonlyMap<ListFilter, number> {
  const count = (isIn: (row: MarketRow) => boolean) => rows.filter(isIn).length
  return new Map<ListFilter, number>([
    ['watch', count(({ id }) => watched.has(id))],
    ...lists.map(({ id, ids }) => [id, count((row) => ids.includes(row.id))] as const),
    ['all', rows.length],
    ...categories.map((category) => [category, count((row) => row.category === category)] as const),
  ])
}

/**
 * Rows with their words made ready for {@link searchRows}.
 *
 * @param aliasWords - other words for the instrument of a code
 */
export const indexRows = (
  rows: readonly MarketRow[],
  aliasWords: (code: string) => string = () => '',
): FindIndex<MarketRow> =>
  indexBy(rows, ({ code, name, listedName }) => ({
    code,
    names: [name, listedName],
    also: aliasWords(code),
  }))

/**
 * Rows that fit the text, the best first; all of them in their order for an empty text. Instruments for tests are among
 * them only when the text asks for them.
 */
export function searchRows(index: FindIndex<MarketRow>, text: string): readonly MarketRow[] {
  const shown = asksForTestInstruments(text)
    ? index
    : index.filter(({ thing }) => !isTestInstrument(thing.code))
  return (text.trim() === '' ? shown : findBest(shown, text)).map(({ thing }) => thing)
}
