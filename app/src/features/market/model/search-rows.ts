import type { MarketRow } from './market-row.ts'

/** Lower case without accents, so that "zurich" finds "Zürich". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Rows whose code or name holds every word of the text, in any order. Codes that begin with the text come first;
 * otherwise the order stays.
 */
export function searchRows(rows: readonly MarketRow[], text: string): readonly MarketRow[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return rows
  const found = rows.filter((row) => {
    const haystack = fold(`${row.code} ${row.name}`)
    return words.every((word) => haystack.includes(word))
  })
  const begins = (row: MarketRow) => fold(row.code).startsWith(first)
  return [...found.filter(begins), ...found.filter((row) => !begins(row))]
}
