import { useListLoanRecord } from '@swx/sdk/react'
import { offers } from '#config/operator.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSession } from '#core/session/use-session.ts'

/**
 * The loan that is overdue, if there is one. The API tells of loans on the real account only.
 *
 * @param owes whether the user owes anything, so that nothing is asked of all the others
 */
export function useLateLoan(owes: boolean) {
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const isAsked = isLoggedIn && owes && mode === 'real' && offers('loans')
  const { data } = useListLoanRecord(
    { status: 'OVERDUE' },
    {
      query: {
        enabled: isAsked,
        refetchInterval: refetchWhile(({ list }) => list.length > 0),
        select: ({ list }) => list[0],
      },
    },
  )
  return isAsked ? data : undefined
}
