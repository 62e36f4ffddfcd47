import type { Product } from '../../core/product.ts'
import { type NoteTables, noteTables } from './tables.ts'

/** What users wrote about their trades. */
export const notes: Product<NoteTables> = {
  tables: noteTables,
  due: {},
  facts: { note: ({ notes }, orderNo) => notes.get(orderNo)?.text },
}
