import type { PartOf, Scope } from './screen.ts'
import { english } from './texts.ts'

const { instrument } = english

/** Shows the candles as a table, which can be read. */
export async function showCandleTable<In extends Scope>(page: In): Promise<PartOf<In>> {
  await page.getByRole('button', { name: instrument.chart.asTable }).click()
  const table = page.getByRole('region', { name: instrument.chart.label }).getByRole('table')
  // Waits until candles are there.
  await table.getByRole('row').nth(1).innerText()
  return table as PartOf<In>
}

/** The cells of a candle by its place in the table, newest first: time, open, high, low, close, change, volume. */
export async function candleAt(table: Scope, place: number): Promise<string[]> {
  const cells = table
    .getByRole('row')
    .nth(place + 1)
    .locator('th, td')
  return (await cells.allInnerTexts()).map((text) => text.trim())
}

/** The times of the candles before the newest, newest first: of one moment, so that no new one comes in between. */
export const pastTimes = async (table: Scope): Promise<string[]> =>
  (await table.getByRole('rowheader').allInnerTexts()).slice(1)
