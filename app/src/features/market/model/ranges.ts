import type { QueryField } from '#lib/query-string/define-query.ts'
import type { FiguresByCode } from './market-figures.ts'
import type { MarketRow } from './market-row.ts'
import type { QuoteOf } from './use-quotes.ts'

/** The figures that a list can be filtered by. */
export const rangeKeys = ['price', 'change', 'week', 'month', 'year', 'volatility', 'volume'] as const
export type RangeKey = (typeof rangeKeys)[number]

/** From a limit to another, both included; a limit that is not there is open. */
export interface Range {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** The filters in force. */
export type Ranges = Readonly<Partial<Record<RangeKey, Range | undefined>>>

const written = /^(-?\d{1,15}(?:\.\d{1,10})?)?\.\.(-?\d{1,15}(?:\.\d{1,10})?)?$/

/** A range in a link: `5..`, `..50`, `-2..7.5`. @default undefined */
export const rangeField: QueryField<Range | undefined> = {
  read(raw) {
    const [found, min, max] = written.exec(raw ?? '') ?? []
    if (found === undefined || (min ?? max) === undefined) return undefined
    return {
      ...(min === undefined ? {} : { min: Number(min) }),
      ...(max === undefined ? {} : { max: Number(max) }),
    }
  },
  write: (range) => (range === undefined ? '' : `${range.min ?? ''}..${range.max ?? ''}`),
}

/** The filters that are in force, in their order. */
export const rangesInForce = (ranges: Ranges): readonly { readonly key: RangeKey; readonly range: Range }[] =>
  rangeKeys.flatMap((key) => {
    const range = ranges[key]
    return range === undefined ? [] : [{ key, range }]
  })

/** Takes every filter off. */
export const noRanges: Readonly<Record<RangeKey, undefined>> = {
  price: undefined,
  change: undefined,
  week: undefined,
  month: undefined,
  year: undefined,
  volatility: undefined,
  volume: undefined,
}

/** Whether filters go by more than the quote. */
export const needFigures = (ranges: Ranges): boolean =>
  rangesInForce(ranges).some(({ key }) => key !== 'price' && key !== 'change')

/** Rows within every range; one whose figure is not known is in none. */
export function rowsInRanges(
  rows: readonly MarketRow[],
  ranges: Ranges,
  quoteOf: QuoteOf,
  figures: FiguresByCode,
): readonly MarketRow[] {
  const inForce = rangesInForce(ranges)
  if (inForce.length === 0) return rows
  return rows.filter((row) => {
    const { price, changePercent } = quoteOf(row)
    const values = { ...figures.get(row.code), price, change: changePercent }
    return inForce.every(({ key, range: { min = -Infinity, max = Infinity } }) => {
      const value = values[key]
      return value !== undefined && min <= value && value <= max
    })
  })
}
