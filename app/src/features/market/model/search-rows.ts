import { codesOf, codeText } from '../../../lib/search/code-text.ts'
import { foldText } from '../../../lib/search/fold-text.ts'
import type { MarketRow } from './market-row.ts'

/**
 * Rows whose code or name holds every word of the text, in any order, and those whose code is the text without
 * separators ("EUR/USD", "BTC-USDT"). Codes that begin with the text come first; otherwise the order stays.
 */
export function searchRows(rows: readonly MarketRow[], text: string): readonly MarketRow[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const [typed = '', coin] = codesOf(text)
  const isCoded = ({ code }: MarketRow) => {
    const own = codeText(code)
    return own === coin || (typed !== '' && own.startsWith(typed))
  }
  const found = rows.filter((row) => {
    const haystack = foldText(`${row.code} ${row.name}`)
    return isCoded(row) || words.every((word) => haystack.includes(word))
  })
  return [...found.filter(isCoded), ...found.filter((row) => !isCoded(row))]
}
