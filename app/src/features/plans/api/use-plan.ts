import { useGetSmartOrderById } from '@swx/sdk/react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSession } from '#core/session/use-session.ts'
import { isRunning } from '../model/plan.ts'
import { useNamedPlan } from './use-named-plan.ts'

/** One plan with the credit of each day; asks again by itself while it runs. */
export function usePlan(orderNo: string) {
  const { isLoggedIn } = useSession()
  const enabled = isLoggedIn && orderNo !== ''
  const named = useNamedPlan({ enabled })
  return useGetSmartOrderById(
    { id: orderNo },
    {
      query: {
        enabled,
        staleTime: 0,
        select: (result) => named(result),
        refetchInterval: refetchWhile((result) => isRunning(result)),
      },
    },
  )
}
