import { useGetPaymentLock } from '@swx/sdk/react'
import { refetchWhile } from '../api/refetch-while.ts'
import { useSession } from '../session/use-session.ts'

/** Whether payments are locked and how the security password stands; asked again while a lock or a pause may end. */
export function usePaymentLock({ enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  return useGetPaymentLock({
    query: {
      enabled: isLoggedIn && enabled,
      staleTime: 0,
      refetchInterval: refetchWhile((result) => result.locked || result.withdrawalsPausedUntil !== null),
    },
  })
}

/** What {@link usePaymentLock} answers. */
export type PaymentLock = NonNullable<ReturnType<typeof usePaymentLock>['data']>
