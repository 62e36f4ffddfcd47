import { listTransaction } from '@swx/sdk'
import { setFields } from '#core/api/list-filter.ts'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { isSpan } from '#ui/form/date-range.tsx'
import type { HistoryQuery, Transaction } from '../model/history-query.ts'

/** The transactions of the account in use, newest first. */
export function useTransactions(query: HistoryQuery) {
  const { isLoggedIn } = useSession()
  return usePages<Transaction>({
    key: ['transactions', query.kind, query.from, query.to],
    fetchPage: (client, pageNum) =>
      listTransaction(client, { ...setFields(query), pageNum, pageSize: 50 }, { cache: 'reload' }),
    enabled: isLoggedIn && isSpan(query),
  })
}
