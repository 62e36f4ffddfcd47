import { useGetKyc } from '@swx/sdk/react'
import { useSession } from '../../../core/session/use-session.ts'

/** A review ends without the reader's doing. */
const LIVE_MS = 10_000

/** How far the own identity check is; asks again by itself while it is under review. */
export function useKyc() {
  const { isLoggedIn } = useSession()
  return useGetKyc({
    query: {
      enabled: isLoggedIn,
      staleTime: 0,
      select: ({ result, serverTime }) => ({ ...result, serverTime }),
      refetchInterval: ({ state }) => (state.data?.result.status === 'PENDING_REVIEW' ? LIVE_MS : false),
    },
  })
}

/** What {@link useKyc} answers. */
export type Kyc = NonNullable<ReturnType<typeof useKyc>['data']>
