import { listIncomeDetail, type ResultOf } from '@swx/sdk'
import { limits } from '#config/limits.ts'
import { setFields } from '#core/api/list-filter.ts'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { isSpan } from '#ui/form/date-range.tsx'
import type { Income, IncomeQuery } from '../model/income-query.ts'

/** Income, newest first, with the sums of all rows of the same filter. */
export function useIncome(query: IncomeQuery, { enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  return usePages<Income, ResultOf<'listIncomeDetail'>>({
    key: ['income', query.source, query.from, query.to],
    fetchPage: (client, pageNum) =>
      listIncomeDetail(
        client,
        { ...setFields(query), pageNum, pageSize: limits.largestPage },
        { cache: 'reload' },
      ),
    enabled: enabled && isLoggedIn && isSpan(query),
  })
}
