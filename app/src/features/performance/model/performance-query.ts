import type { components } from '@swx/sdk'
import { anyOf, day, defineQuery, oneOf, type QueryOf, word } from '#lib/query-string/define-query.ts'

/** A figure whose rows can be opened. */
export type FigureName = components['schemas']['PerformanceFigure']

/** The spans of time to choose from; `custom` is by its own first and last day. */
export const rangeNames = ['1W', '1M', '3M', '1Y', 'all', 'custom'] as const

const figures = [
  'DEPOSITS',
  'WITHDRAWALS',
  'RESULT',
  'FEES',
  'INTEREST',
  'TRADES',
  'GAINS',
  'LOSSES',
] as const satisfies readonly FigureName[]

const sources = ['SAVINGS', 'SMART', 'INVITE', 'ORDER', 'OPTION', 'LOAN', 'WITHDRAWAL'] as const

/** The span on show, and the figure whose rows are open, as the link says it. */
export const performanceQuery = defineQuery(
  {
    range: oneOf(['all', ...rangeNames]),
    from: day,
    to: day,
    figure: anyOf(figures),
    source: anyOf(sources),
    code: word,
    instrument: anyOf(['ANY', 'NONE']),
    /** A part of the span, RFC 3339: a month, the largest fall. */
    begin: word,
    end: word,
  },
  (query) => (query.range === 'custom' ? query : { ...query, from: '', to: '' }),
)

/** The span on show, and the figure whose rows are open. */
export type PerformanceQuery = QueryOf<typeof performanceQuery>

/** The rows of a figure within the span, or within a part of it. */
export type RowsOf = Pick<PerformanceQuery, 'figure' | 'source' | 'code' | 'instrument' | 'begin' | 'end'>

/** No figure is open. */
export const noRows: RowsOf = {
  figure: undefined,
  source: undefined,
  code: undefined,
  instrument: undefined,
  begin: undefined,
  end: undefined,
}

const DAY_MS = 86_400_000
const days = { '1W': 7, '1M': 30, '3M': 91, '1Y': 365 } as const

const moment = (time: number) => new Date(time).toISOString()

/** The ends of a span as the server is asked for them; without one, the beginning of the account, or now. */
export interface AskedSpan {
  readonly from?: string
  readonly to?: string
}

/**
 * The ends of the span of a query.
 *
 * @param now the server's time, epoch ms: a span of so many days begins at a midnight
 */
export function askedSpan({ range, from, to }: PerformanceQuery, now: number): AskedSpan {
  if (range === 'all') return {}
  if (range !== 'custom') return { from: moment(Math.floor(now / DAY_MS) * DAY_MS - days[range] * DAY_MS) }
  return {
    ...(from === '' ? {} : { from: moment(Date.parse(from)) }),
    ...(to === '' ? {} : { to: moment(Date.parse(to) + DAY_MS) }),
  }
}

/** The ends of a UTC month (`yyyy-mm`) within a span. */
export function monthWithin(
  month: string,
  span: { from: string; to: string },
): { begin: string; end: string } {
  const first = Date.parse(`${month}-01T00:00:00.000Z`)
  const date = new Date(first)
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
  return {
    begin: moment(Math.max(first, Date.parse(span.from))),
    // Transactions at this moment count, unless the month is over.
    end: moment(next > Date.parse(span.to) ? Math.min(next, Date.parse(span.to) + 1) : next),
  }
}
