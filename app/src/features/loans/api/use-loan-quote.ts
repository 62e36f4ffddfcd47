import { type components, loanQuote } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { LoanChoice } from '../model/loan-choice.ts'

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
