import { useMyCredit } from '@swx/sdk/react'
import { useMode } from '#core/account-mode/use-mode.ts'
import { readLoanConfig } from '#core/parameters/loan-config.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useSession } from '#core/session/use-session.ts'

/** On what terms loans are given; public, so visitors see it too. */
export const useLoanConfig = () => useParameter('loan.config', readLoanConfig)

/** How much the user may borrow; asked for on the real account only, for the demo account has none. */
export function useCreditLine() {
  const { isLoggedIn } = useSession()
  const { mode } = useMode()
  return useMyCredit({
    query: { enabled: isLoggedIn && mode === 'real', staleTime: 0 },
  })
}

/** What {@link useCreditLine} answers. */
export type CreditLine = NonNullable<ReturnType<typeof useCreditLine>['data']>
