import { useInviteSummary } from '@swx/sdk/react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'

/** Own code, sums and rules; asked for again while the page is open, because friends act on their own. */
export function useInviteFacts() {
  return useInviteSummary({
    query: { staleTime: 0, refetchInterval: refetchWhile(() => true) },
    request: { cache: 'reload' },
  })
}

/** Whether friends who join now bring a reward; assumed until it is known. */
export function useAreRewardsOn(): boolean {
  const features = useParameter('features', (value) => readRecord(value, 'features'))
  return features.data?.invite !== false
}
