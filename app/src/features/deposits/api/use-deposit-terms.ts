import { readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { type UploadLimits, useUploadLimits } from '#core/pictures/use-upload-limits.ts'
import { type DepositMethod, readDepositMethods } from '../model/deposit-method.ts'

const readEdition = (value: unknown) => readText(value, 'recharge.edition')

/** What a deposit has to keep to. */
export interface DepositTerms {
  readonly methods: readonly DepositMethod[]
  /** Whether the smallest deposit is a worth in dollars. Older editions have minimums of their own, which the server tells when it rejects a deposit. */
  readonly hasDollarMinimum: boolean
  /** How large a proof may be. */
  readonly limits: UploadLimits
}

/** The terms of deposits, read from three parameters of the backend. */
export function useDepositTerms() {
  const methods = useParameter('recharge.methods', readDepositMethods)
  const edition = useParameter('recharge.edition', readEdition)
  const limits = useUploadLimits()
  const all = [methods, edition, limits] as const
  const data: DepositTerms | undefined =
    methods.data && edition.data !== undefined && limits.data
      ? {
          methods: methods.data,
          hasDollarMinimum: edition.data === 'usd120',
          limits: limits.data,
        }
      : undefined
  return {
    data,
    error: all.find(({ isError }) => isError)?.error,
    refetch: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}
