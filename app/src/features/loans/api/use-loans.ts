import { type components, listLoanRecord, loanQuote, type Operation } from '@swx/sdk'
import { useGetLoanById, useMyCredit, useSwxClient } from '@swx/sdk/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
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
  return useMyCredit({
    query: { enabled: isLoggedIn && mode === 'real', staleTime: 0 },
  })
}

/** A loan as it would be, with its agreement; good for ten minutes. */
export type LoanQuote = components['schemas']['LoanQuote']

/** Asks for a quote with the agreement in a language, which need not be that of the page. */
export function useLoanQuote(choice: LoanChoice | undefined, tag: string) {
  const client = useSwxClient()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  return useQuery({
    queryKey: ['loans', 'quote', choice, tag, identity],
    queryFn: () =>
      choice === undefined
        ? Promise.reject(new Error('There is no loan to quote.'))
        : loanQuote(client, choice, { headers: { 'Accept-Language': tag } }),
    enabled: choice !== undefined,
    // The client below knows which calls may be repeated.
    retry: false,
    // What is read and signed is this quote until the user asks for another.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
}

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

/** One loan with its agreement and what repaying it costs now; asks again by itself while it is open. */
export function useLoan(loanNo: string) {
  return useGetLoanById(
    { id: loanNo },
    {
      query: {
        enabled: loanNo !== '',
        staleTime: 0,
        refetchInterval: refetchWhile((result) => isOpenLoan(result)),
      },
    },
  )
}
