import { useGetSmartOrderById } from '@swx/sdk/react'
import { useSession } from '../../../core/session/use-session.ts'
import { isRunning } from '../model/plan.ts'

const LIVE_MS = 10_000

/** One plan with the credit of each day; asks again by itself while it runs. */
export function usePlan(orderNo: string) {
  const { isLoggedIn } = useSession()
  return useGetSmartOrderById(orderNo, {
    query: {
      enabled: isLoggedIn && orderNo !== '',
      staleTime: 0,
      select: ({ result }) => result,
      refetchInterval: ({ state }) => (state.data && isRunning(state.data.result) ? LIVE_MS : false),
    },
  })
}
