import { useGetKyc } from '@swx/sdk/react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSession } from '#core/session/use-session.ts'

/** How far the own identity check is; asks again by itself while it is under review. */
export function useKyc() {
  const { isLoggedIn } = useSession()
  return useGetKyc({
    request: { withResponse: true },
    query: {
      enabled: isLoggedIn,
      staleTime: 0,
      select: ({ result, serverTime }) => ({ ...result, serverTime }),
      refetchInterval: refetchWhile(({ result }) => result.status === 'PENDING_REVIEW'),
    },
  })
}

/** What {@link useKyc} answers. */
export type Kyc = NonNullable<ReturnType<typeof useKyc>['data']>
