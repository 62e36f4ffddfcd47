import { type components, getLoanQuote, listLoans, type Operation } from '@swx/sdk'
import { useGetCreditLine, useGetLoan, useSwxQuery } from '@swx/sdk/react'
import { useMode } from '#core/account-mode/use-mode.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { usePages } from '#core/api/use-pages.ts'
import { readLoanConfig } from '#core/parameters/loan-config.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useSession } from '#core/session/use-session.ts'
import { isOpenLoan, type Loan } from '../model/loan.ts'
import type { LoanChoice } from '../model/loan-choice.ts'

/** On what terms loans are given; public, so visitors see it too. */
export const useLoanConfig = () => useParameter('loan.config', readLoanConfig)

/** How much a user may borrow, and why. */
export type CreditLine = Operation<'myCredit'>['result']

/** How much the user may borrow; asked for on the real account only, for the demo account has none. */
export function useCreditLine() {
  const { isLoggedIn } = useSession()
  const { mode } = useMode()
  return useGetCreditLine({
    query: { enabled: isLoggedIn && mode === 'real' },
  })
}

/** A loan as it would be, with its agreement; good for ten minutes. */
export type LoanQuote = components['schemas']['LoanQuote']

/** Asks for a quote with the agreement in a language, which need not be that of the page. */
export const useLoanQuote = (choice: LoanChoice, tag: string) =>
  useSwxQuery(
    ['loans', 'quote', choice, tag],
    (client) => getLoanQuote(client, choice, { headers: { 'Accept-Language': tag } }),
    {
      // What is read and signed is this quote until the user asks for another.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      keepPrevious: true,
    },
  )

/** Own loans, newest first. */
export function useLoans() {
  const { isLoggedIn } = useSession()
  return usePages<Loan>({
    key: ['loans'],
    fetchPage: (client, pageNum) => listLoans(client, { pageNum }),
    enabled: isLoggedIn,
    isLive: isOpenLoan,
  })
}

/** One loan with its agreement and what repaying it costs now; asks again by itself while it is open. */
export function useLoan(loanNo: string) {
  return useGetLoan(
    { id: loanNo },
    {
      query: {
        enabled: loanNo !== '',
        refetchInterval: refetchWhile((result) => isOpenLoan(result)),
      },
    },
  )
}
