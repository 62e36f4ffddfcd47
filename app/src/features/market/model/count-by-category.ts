import { categories } from '#core/instruments/category.ts'
import type { ListFilter } from './market-query.ts'
import type { MarketRow } from './market-row.ts'
import type { OwnList } from './own-lists.ts'

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
