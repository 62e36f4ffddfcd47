import type { Product } from '../../core/product.ts'
import { checkPerformance } from './invariants.ts'

/** Profit and loss over a range: read from what others booked. */
export const performance: Product = { due: {}, invariants: [checkPerformance] }
