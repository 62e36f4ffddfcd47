import type { Category } from '../../../core/instrument/category-key.ts'
import type { PriceGrid } from '../../../core/order-preview/price-grid.ts'

/** What an alert needs to know of its instrument. */
export interface AlertSubject extends PriceGrid {
  readonly id: string
  readonly code: string
  readonly category: Category
  /** Price until the feed knows better. */
  readonly price: number
}
