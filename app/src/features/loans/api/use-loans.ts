import { listLoanRecord } from '@swx/sdk'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { isOpenLoan, type Loan } from '../model/loan.ts'

/** Own loans, newest first. */
export function useLoans() {
  const { isLoggedIn } = useSession()
  return usePages<Loan>({
    key: ['loans'],
    fetchPage: (client, pageNum) => listLoanRecord(client, { pageNum }, { cache: 'reload' }),
    enabled: isLoggedIn,
    isLive: isOpenLoan,
  })
}
