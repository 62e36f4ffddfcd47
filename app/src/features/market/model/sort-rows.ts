import type { Sort, SortKey } from './market-query.ts'
import { type MarketRow, rangeOf, restOf } from './market-row.ts'
import type { Quote, QuoteOf } from './use-quotes.ts'

const values: Readonly<
  Record<Exclude<SortKey, 'listed' | 'name'>, (row: MarketRow, quote: Quote) => number>
> = {
  kind: ({ category }) => category,
  recent: ({ recent }) => {
    const [first = 0, last = 0] = [recent[0], recent.at(-1)]
    return first === 0 ? 0 : last / first - 1
  },
  price: (_, { price }) => price,
  change: (_, { changePercent }) => changePercent,
  range: ({ recent }, { price }) => rangeOf(recent, price).position,
  session: restOf,
}

/**
 * Rows in the asked order. Equal ones keep the listed order in both directions.
 *
 * @param quoteOf - the newest quote of a row; asked once for each row
 * @param languageTag - BCP 47 tag whose alphabet sorts names
 */
export function sortRows(
  rows: readonly MarketRow[],
  { sort, direction }: Sort,
  quoteOf: QuoteOf,
  languageTag?: string,
): readonly MarketRow[] {
  if (sort === 'listed') return rows
  const sign = direction === 'ascending' ? 1 : -1

  if (sort === 'name') {
    const { compare } = new Intl.Collator(languageTag, { numeric: true })
    return rows.toSorted((a, b) => sign * (compare(a.code, b.code) || compare(a.name, b.name)))
  }

  const figureOf = values[sort]
  const value = new Map(rows.map((row) => [row, figureOf(row, quoteOf(row))]))
  return rows.toSorted((a, b) => sign * ((value.get(a) ?? 0) - (value.get(b) ?? 0)))
}
