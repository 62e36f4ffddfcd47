import { allOf } from '#core/api/query-view.tsx'
import { readCount, readDecimal, readList, readRecord, readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { type UploadLimits, useUploadLimits } from '#core/pictures/use-upload-limits.ts'
import { readWithdrawalMethods, type WithdrawalMethod } from '../model/withdrawal-method.ts'

/** What a withdrawal has to keep to. */
export interface WithdrawalTerms {
  readonly methods: readonly WithdrawalMethod[]
  /** What can be withdrawn in a day without the identity check. */
  readonly threshold: string
  readonly deposits: DepositFacts
  readonly limits: UploadLimits
}

/** What a withdrawal has to know of deposits: which addresses are ours, and how many decimals a currency has. */
interface DepositFacts {
  readonly addresses: readonly string[]
  readonly scales: Readonly<Record<string, number>>
}

const readThreshold = (value: unknown) => readDecimal(value, 'withdrawal.kycThreshold')

/** The terms of withdrawals, read from four parameters of the backend. */
export function useWithdrawalTerms() {
  const methods = useParameter('withdrawal.methods', readWithdrawalMethods, { isFresh: true })
  const threshold = useParameter('withdrawal.kycThreshold', readThreshold)
  const deposits = useParameter('recharge.methods', readDepositFacts)
  const limits = useUploadLimits()
  return {
    ...allOf({ methods, threshold, deposits, limits }),
    /** Asks for the fees anew. */
    refetchFees: () => methods.refetch(),
  }
}

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
