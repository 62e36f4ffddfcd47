import { asksForTestInstruments, isTestInstrument } from '#core/instruments/category.ts'
import { type FindIndex, findBest, indexBy } from '#lib/search/find-best.ts'
import type { MarketRow } from './market-row.ts'

/**
 * Rows with their words made ready for {@link searchRows}.
 *
 * @param aliasWords - other words for the instrument of a code
 */
export const indexRows = (
  rows: readonly MarketRow[],
  aliasWords: (code: string) => string = () => '',
): FindIndex<MarketRow> =>
  indexBy(rows, ({ code, name }) => ({ code, names: [name], also: aliasWords(code) }))

/**
 * Rows that fit the text, the best first; all of them in their order for an empty text. Instruments for tests are among
 * them only when the text asks for them.
 */
export function searchRows(index: FindIndex<MarketRow>, text: string): readonly MarketRow[] {
  const shown = asksForTestInstruments(text)
    ? index
    : index.filter(({ thing }) => !isTestInstrument(thing.code))
  return (text.trim() === '' ? shown : findBest(shown, text)).map(({ thing }) => thing)
}
