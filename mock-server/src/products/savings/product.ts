import type { Product } from '../../core/product.ts'
import { paySavings, rollOpenings, snapshotSavings } from './events.ts'
import { checkSavings } from './invariants.ts'
import { type SavingsTables, savingsTables } from './tables.ts'

/** Interest on free cash, from what there was before the close of the day. */
export const savings: Product<SavingsTables> = {
  tables: savingsTables,
  due: {},
  dayClose(world, tables) {
    const snapshot = snapshotSavings(world, tables)
    return (dayEnd) => {
      paySavings(tables, world, snapshot, dayEnd)
      rollOpenings(tables)
    }
  },
  invariants: [checkSavings],
}
