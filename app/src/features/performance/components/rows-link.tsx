import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { noRows, performanceQuery, type RowsOf } from '../model/performance-query.ts'

/** A figure, or its name, that opens the rows it adds up from. */
export function RowsLink({ rows, children }: { rows: Partial<RowsOf>; children: ReactNode }) {
  const [params] = useSearchParams()
  const query = { ...performanceQuery.parse(params), ...noRows, figure: 'RESULT' as const, ...rows }
  return (
    <Link
      to={{ search: performanceQuery.write(query, params).toString() }}
      preventScrollReset
      className="text-inherit underline decoration-line-strong decoration-dotted underline-offset-4 on-mobile:inline-flex on-mobile:min-h-12 on-mobile:min-w-11 on-mobile:flex-wrap on-mobile:content-center on-mobile:items-baseline on-mobile:gap-x-1"
    >
      {children}
    </Link>
  )
}
