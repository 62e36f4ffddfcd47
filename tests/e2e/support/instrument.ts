import type { Locator } from '@playwright/test'
import { candleAt } from '../../support/candle-table.ts'
import { expect } from './test.ts'

/** Waits until the newest candle, or the one that followed it, has another close than now. */
export async function expectLastCandleToChange(table: Locator): Promise<void> {
  const before = await candleAt(table, 0)
  await expect.poll(() => candleAt(table, 0), { timeout: 20_000, intervals: [100] }).not.toEqual(before)
}
