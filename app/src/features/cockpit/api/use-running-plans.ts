import { useListSmartOrder } from '@swx/sdk/react'
import { limits } from '#config/limits.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'

/** The plans that run, with the time of the answer. */
export function useRunningPlans() {
  return useListSmartOrder(
    { status: 'IN_PROGRESS', pageSize: limits.largestPage },
    {
      request: { withResponse: true },
      query: {
        staleTime: 0,
        select: ({ result, serverTime }) => ({ plans: result.list, at: Date.parse(serverTime) }),
        refetchInterval: refetchWhile(({ result }) => result.list.length > 0),
      },
    },
  )
}
