import { useUploadLimits } from '#core/image-upload/use-upload-limits.ts'
import { readDecimal } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { readDepositFacts } from '../model/deposit-facts.ts'
import { readWithdrawalMethods } from '../model/withdrawal-method.ts'

const readThreshold = (value: unknown) => readDecimal(value, 'withdrawal.kycThreshold')

/** What a withdrawal has to keep to: methods with fee and minimum, limit without the identity check, our own addresses. */
export function useWithdrawalTerms() {
  const methods = useParameter('withdrawal.methods', readWithdrawalMethods, { isFresh: true })
  const threshold = useParameter('withdrawal.kycThreshold', readThreshold)
  const deposits = useParameter('recharge.methods', readDepositFacts)
  const limits = useUploadLimits()
  const all = [methods, threshold, deposits, limits] as const
  return {
    data:
      methods.data && threshold.data !== undefined && deposits.data && limits.data
        ? {
            methods: methods.data,
            threshold: threshold.data,
            deposits: deposits.data,
            limits: limits.data,
          }
        : undefined,
    error: all.find(({ isError }) => isError)?.error,
    refetch: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
    /** Asks for the fees anew. */
    refetchFees: () => methods.refetch(),
  }
}

/** What {@link useWithdrawalTerms} reads. */
export type WithdrawalTerms = NonNullable<ReturnType<typeof useWithdrawalTerms>['data']>
