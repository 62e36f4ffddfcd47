import type { Product } from '../../core/product.ts'
import { settleAtExpiry, voidDemoOptions } from './events.ts'
import { checkOptions } from './invariants.ts'
import { type OptionTables, optionTables } from './tables.ts'

/** Fixed-time options, on both ledgers. */
export const options: Product<OptionTables, 'optionExpiry'> = {
  tables: optionTables,
  due: { optionExpiry: settleAtExpiry },
  on: { demoReset: (world, tables, { userId }, now) => voidDemoOptions(world, tables, userId, now) },
  facts: {
    openRecords: ({ options }, userId) => ({
      options: (['real', 'demo'] as const).reduce(
        (sum, mode) => sum + options.countBy('open', [userId, mode]),
        0,
      ),
    }),
    traded({ options }, orderNo) {
      const row = options.get(orderNo)
      if (!row) return undefined
      const { userId, mode, code, direction, status, profit } = row
      const isResult = profit !== undefined && status !== 'VOID'
      return { userId, mode, code, direction, wholeNo: orderNo, ...(isResult ? { result: profit } : {}) }
    },
    *holdings({ options }) {
      for (const { mode, userId, stake, status } of options.list())
        if (status === 'OPEN') yield { mode, userId, account: 'stake', amount: stake }
    },
    histories: ({ options }) => ({ name: 'option', rows: options.list() }),
  },
  invariants: [checkOptions],
}
