import type { Locator, Page } from '@playwright/test'
import { english } from '../../support/texts.ts'
import { expect } from './test.ts'

const { instrument } = english

/** Shows the candles as a table, which can be read. */
export async function showCandleTable(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: instrument.chart.asTable }).click()
  const table = page.getByRole('region', { name: instrument.chart.label }).getByRole('table')
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  return table
}

/** The cells of a candle by its place in the table, newest first: time, open, high, low, close, change, volume. */
export async function candleAt(table: Locator, place: number): Promise<string[]> {
  const cells = table
    .getByRole('row')
    .nth(place + 1)
    .locator('th, td')
  return (await cells.allInnerTexts()).map((text) => text.trim())
}

/** The times of the candles before the newest, newest first: of one moment, so that no new one comes in between. */
export const pastTimes = async (table: Locator): Promise<string[]> =>
  (await table.getByRole('rowheader').allInnerTexts()).slice(1)

/** Waits until the newest candle, or the one that followed it, has another close than now. */
export async function expectLastCandleToChange(table: Locator): Promise<void> {
  const before = await candleAt(table, 0)
  await expect.poll(() => candleAt(table, 0), { timeout: 20_000, intervals: [100] }).not.toEqual(before)
}
