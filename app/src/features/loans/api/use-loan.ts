import { useGetLoanById } from '@swx/sdk/react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { isOpenLoan } from '../model/loan.ts'

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
