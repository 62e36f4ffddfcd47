import { type components, listPerformanceRows, paginate } from '@swx/sdk'
import { useGetPerformance, useSwxClient } from '@swx/sdk/react'
import { limits } from '#config/limits.ts'
import { setFields } from '#core/api/list-filter.ts'
import { usePages } from '#core/api/use-pages.ts'
import { useUser } from '#core/session/use-user-info.ts'
import { isSpan } from '#ui/form/date-range.tsx'
import { type AskedSpan, askedSpan, type PerformanceQuery, type RowsOf } from '../model/performance-query.ts'

/** A row of profit and loss. */
export type PerformanceRow = components['schemas']['PerformanceRow']

/** The span that a query asks for; undefined until the server's time is known, and for one that ends before it begins. */
export function useAskedSpan(query: PerformanceQuery): AskedSpan | undefined {
  const today = useUser(({ serverTime }) => serverTime.slice(0, 10))
  if (!isSpan(query)) return undefined
  if (query.range === 'all') return askedSpan(query, 0)
  return today.data === undefined ? undefined : askedSpan(query, Date.parse(today.data))
}

/** Profit and loss of the account in use over a span. */
export const usePerformance = (span: AskedSpan | undefined) =>
  useGetPerformance(span ?? {}, { query: { enabled: span !== undefined } })

const requestOf = ({ begin, end, ...filter }: RowsOf, span: AskedSpan) => ({
  ...setFields(filter),
  ...span,
  ...(begin === undefined ? {} : { from: begin }),
  ...(end === undefined ? {} : { to: end }),
})

/** The rows of a figure, newest first, with the sums over all of them. */
export const usePerformanceRows = (rows: RowsOf, span: AskedSpan) =>
  usePages<PerformanceRow, { readonly sum: components['schemas']['PerformanceSum'] }>({
    key: ['performance rows', JSON.stringify(requestOf(rows, span))],
    fetchPage: (client, pageNum) =>
      listPerformanceRows(client, { ...requestOf(rows, span), pageNum, pageSize: 50 }),
  })

/** Fetches every row of a figure. */
export function useAllPerformanceRows() {
  const client = useSwxClient()
  return async (rows: RowsOf, span: AskedSpan): Promise<readonly PerformanceRow[]> => {
    const found = new Map<string, PerformanceRow>()
    const input = { ...requestOf(rows, span), pageSize: limits.largestPage }
    for await (const row of paginate(client, listPerformanceRows, input, { cache: 'reload' }))
      found.set(row.id, row)
    return [...found.values()]
  }
}
