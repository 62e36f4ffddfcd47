import { day, defineQuery, oneOf, type QueryOf } from '#lib/query-string/define-query.ts'

/** The spans of time to choose from, shortest first; `custom` is by its own first and last day. */
export const rangeNames = ['1D', '1W', '1M', '1Y', 'all', 'custom'] as const

/** The span that profit and loss are shown over, as the link says it: a month where it names none. */
export const profitQuery = defineQuery(
  { range: oneOf(['1M', ...rangeNames]), from: day, to: day },
  // The days count for `custom` alone.
  (query) => (query.range === 'custom' ? query : { ...query, from: '', to: '' }),
)

/** The span that profit and loss are shown over. */
export type ProfitQuery = QueryOf<typeof profitQuery>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Up to this length a span is shown booking by booking, beyond it by the day. */
const BY_BOOKING_MS = 8 * DAY_MS
/** Points of the equity curve that one answer may hold, less a few. */
const MOST_POINTS = 2_400

/** A span of time with the distance of its points; times are epoch milliseconds. */
export interface ProfitSpan {
  readonly step: 'booking' | 'day'
  /** A whole hour or UTC day: the first point, which holds what there was before the span. */
  readonly start: number
  /** When the span begins: with its first point, but not before the account was opened. */
  readonly begin: number
  /** The last point asked for. */
  readonly end: number
  /** Whether the span goes on until now, past its last point. */
  readonly isOpen: boolean
}

const lengths = { '1D': DAY_MS, '1W': 7 * DAY_MS, '1M': 30 * DAY_MS, '1Y': 365 * DAY_MS } as const

const startOf = ({ range, from }: ProfitQuery, now: number): number => {
  if (range === 'custom') return from === '' ? Number.NEGATIVE_INFINITY : Date.parse(from)
  return range === 'all' ? Number.NEGATIVE_INFINITY : now - lengths[range]
}

/**
 * The span that a query asks for, not before the account was opened.
 *
 * @param now the server's time, epoch ms
 * @param opened when the account was opened, epoch ms
 * @returns undefined for a span that is over before it begins
 */
export function profitSpan(query: ProfitQuery, now: number, opened: number): ProfitSpan | undefined {
  const isOpen = query.range !== 'custom' || query.to === '' || Date.parse(query.to) + DAY_MS > now
  const last = isOpen ? now : Date.parse(query.to) + DAY_MS
  const first = Math.max(startOf(query, now), opened)
  if (first >= last) return undefined
  const step = last - first <= BY_BOOKING_MS ? 'booking' : 'day'
  const size = step === 'booking' ? HOUR_MS : DAY_MS
  const floor = (time: number) => Math.floor(time / size) * size
  // The hour that has begun holds bookings already.
  const end = floor(last) + (step === 'booking' && isOpen ? size : 0)
  const start = Math.max(floor(first), end - MOST_POINTS * size)
  return { step, start, begin: Math.max(start, opened), end, isOpen }
}
