import { useGetPaymentLock } from '@swx/sdk/react'

/** Whether payments are locked or withdrawals pause, whether a security password is set, and how many tries are left. */
export function usePaymentLock() {
  return useGetPaymentLock({ query: { staleTime: 0, select: ({ result }) => result } })
}

/** What {@link usePaymentLock} answers. */
export type PaymentLockState = NonNullable<ReturnType<typeof usePaymentLock>['data']>
