import { type FiguresByCode, type MarketFigures, positionIn } from './market-figures.ts'
import type { Sort, SortKey } from './market-query.ts'
import { type MarketRow, restOf } from './market-row.ts'
import type { Quote, QuoteOf } from './use-quotes.ts'

type Value = (row: MarketRow, quote: Quote, figures: MarketFigures | undefined) => number | undefined

const values: Readonly<Record<Exclude<SortKey, 'listed' | 'name'>, Value>> = {
  kind: ({ category }) => category,
  price: (_, { price }) => price,
  change: (_, { changePercent }) => changePercent,
  week: (_, __, figures) => figures?.week,
  month: (_, __, figures) => figures?.month,
  year: (_, __, figures) => figures?.year,
  range: (_, { price }, figures) =>
    figures && positionIn(Math.min(figures.dayLow, price), Math.max(figures.dayHigh, price), price),
  yearRange: (_, { price }, figures) => figures && positionIn(figures.yearLow, figures.yearHigh, price),
  volatility: (_, __, figures) => figures?.volatility,
  volume: (_, __, figures) => figures?.volume,
  session: restOf,
}

/**
 * Rows in the asked order. Equal ones keep the listed order in both directions, and those whose figure is not known
 * stand at the end.
 *
 * @param quoteOf - the newest quote of a row; asked once for each row
 * @param languageTag - BCP 47 tag whose alphabet sorts names
 */
export function sortRows(
  rows: readonly MarketRow[],
  { sort, direction }: Sort,
  quoteOf: QuoteOf,
  figures: FiguresByCode,
  languageTag?: string,
): readonly MarketRow[] {
  if (sort === 'listed') return rows
  const sign = direction === 'ascending' ? 1 : -1

  if (sort === 'name') {
    const { compare } = new Intl.Collator(languageTag, { numeric: true })
    return rows.toSorted((a, b) => sign * (compare(a.code, b.code) || compare(a.name, b.name)))
  }

  const figureOf = values[sort]
  const last = sign * Number.POSITIVE_INFINITY
  const value = new Map(rows.map((row) => [row, figureOf(row, quoteOf(row), figures.get(row.code)) ?? last]))
  return rows.toSorted((a, b) => {
    const [first = last, second = last] = [value.get(a), value.get(b)]
    return first === second ? 0 : sign * (first - second)
  })
}
