import type { Category } from '#core/instruments/category.ts'
import type { PriceGrid } from '#core/instruments/price-grid.ts'

/** What an alert needs to know of its instrument. */
export interface AlertSubject extends PriceGrid {
  readonly id: string
  readonly code: string
  readonly category: Category
  /** Price until the feed knows better. */
  readonly price: number
}
