import type { Sort } from './market-query.ts'
import type { MarketRow } from './market-row.ts'

/** Price and change of a row at this moment. */
export interface Quote {
  readonly price: number
  readonly changePercent: number
}

/**
 * Rows in the asked order. Equal ones keep the listed order in both directions.
 *
 * @param quoteOf - the newest quote of a row; asked once for each row
 * @param languageTag - BCP 47 tag whose alphabet sorts names
 */
export function sortRows(
  rows: readonly MarketRow[],
  { key, direction }: Sort,
  quoteOf: (row: MarketRow) => Quote,
  languageTag?: string,
): readonly MarketRow[] {
  if (key === 'listed') return rows
  const sign = direction === 'ascending' ? 1 : -1

  if (key === 'name') {
    const { compare } = new Intl.Collator(languageTag, { numeric: true })
    return rows.toSorted((a, b) => sign * (compare(a.code, b.code) || compare(a.name, b.name)))
  }

  const value = new Map(
    rows.map((row) => {
      const quote = quoteOf(row)
      return [row, key === 'price' ? quote.price : quote.changePercent]
    }),
  )
  return rows.toSorted((a, b) => sign * ((value.get(a) ?? 0) - (value.get(b) ?? 0)))
}
