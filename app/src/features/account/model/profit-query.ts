import { readDay, setFields } from '#core/api/list-filter.ts'
import type { Days } from '#ui/form/date-range.tsx'

/** The spans of time to choose from, shortest first; `custom` is by its own first and last day. */
export const rangeNames = ['1D', '1W', '1M', '1Y', 'all', 'custom'] as const

/** Name of a span. */
export type RangeName = (typeof rangeNames)[number]

/** The span that profit and loss are shown over; the days count for `custom` alone. */
export interface ProfitQuery extends Days {
  readonly range: RangeName
}

/** Shown where the link names none. */
const usual: RangeName = '1M'

/** Reads the span from a link. */
export function parseProfitQuery(params: URLSearchParams): ProfitQuery {
  const range = rangeNames.find((name) => name === params.get('range')) ?? usual
  return range === 'custom'
    ? { range, from: readDay(params.get('from')), to: readDay(params.get('to')) }
    : { range, from: '', to: '' }
}

/** Writes the span into a link; what is usual is left out. */
export function writeProfitQuery({ range, from, to }: ProfitQuery): URLSearchParams {
  return new URLSearchParams(setFields({ range: range === usual ? '' : range, from, to }))
}
