import { readCount, readDecimal, readList, readRecord, readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useUploadLimits } from '#core/pictures/use-upload-limits.ts'
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

/** What a withdrawal has to know of deposits: which addresses are ours, and how many decimals a currency has. */
interface DepositFacts {
  readonly addresses: readonly string[]
  readonly scales: Readonly<Record<string, number>>
}

/** Reads them from the parameter `recharge.methods`. */
function readDepositFacts(value: unknown): DepositFacts {
  const methods = readList(value, 'recharge.methods').map((entry, at) => {
    const what = `recharge.methods[${at}]`
    const { currency, address, scale } = readRecord(entry, what)
    return {
      address: readText(address, `${what}.address`),
      scale: [readText(currency, `${what}.currency`), readCount(scale, `${what}.scale`)] as const,
    }
  })
  return {
    addresses: methods.map(({ address }) => address),
    scales: Object.fromEntries(methods.map(({ scale }) => scale)),
  }
}
