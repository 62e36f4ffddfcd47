import { asksForTestInstruments, isTestInstrument } from '../../../core/instruments/test-instrument.ts'
import { codesOf, codeText } from '../../../lib/search/code-text.ts'
import { foldText } from '../../../lib/search/fold-text.ts'
import type { MarketRow } from './market-row.ts'

/**
 * Rows whose code, name or other words hold every word of the text, in any order, and those whose code is the text
 * without separators ("EUR/USD", "BTC-USDT"). Codes that begin with the text come first; otherwise the order stays.
 * Instruments for tests are among them only when the text asks for them.
 *
 * @param aliasWords - other words for the instrument of a code
 */
export function searchRows(
  all: readonly MarketRow[],
  text: string,
  aliasWords: (code: string) => string = () => '',
): readonly MarketRow[] {
  const rows = asksForTestInstruments(text) ? all : all.filter(({ code }) => !isTestInstrument(code))
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const [typed = '', coin] = codesOf(text)
  const isCoded = ({ code }: MarketRow) => {
    const own = codeText(code)
    return own === coin || (typed !== '' && own.startsWith(typed))
  }
  const found = rows.filter((row) => {
    const haystack = foldText(`${row.code} ${row.name} ${aliasWords(row.code)}`)
    return isCoded(row) || words.every((word) => haystack.includes(word))
  })
  return [...found.filter(isCoded), ...found.filter((row) => !isCoded(row))]
}
