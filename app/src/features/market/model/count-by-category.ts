import { categories } from '../../../core/instruments/category-key.ts'
import type { ListFilter } from './market-query.ts'
import type { MarketRow } from './market-row.ts'

/** How many rows each tab has. */
export function countByCategory(
  rows: readonly MarketRow[],
  watched: ReadonlySet<string>,
): Readonly<Record<ListFilter, number>> {
  const counts = { watch: 0, all: rows.length, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const row of rows) {
    counts[row.category] += 1
    if (watched.has(row.id)) counts.watch += 1
  }
  return counts
}

/** Every tab in its order. */
export const categoryTabs = ['watch', 'all', ...categories] as const
