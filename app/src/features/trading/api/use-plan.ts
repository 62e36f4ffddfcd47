import { useGetSmartOrderById } from '@swx/sdk/react'
import { refetchWhile } from '../../../core/api/refetch-while.ts'
import { useSession } from '../../../core/session/use-session.ts'
import { isRunning } from '../model/plan.ts'

/** One plan with the credit of each day; asks again by itself while it runs. */
export function usePlan(orderNo: string) {
  const { isLoggedIn } = useSession()
  return useGetSmartOrderById(orderNo, {
    query: {
      enabled: isLoggedIn && orderNo !== '',
      staleTime: 0,
      select: ({ result }) => result,
      refetchInterval: refetchWhile(({ result }) => isRunning(result)),
    },
  })
}
