import { readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useUploadLimits } from '#core/pictures/use-upload-limits.ts'
import { readDepositMethods } from '../model/deposit-method.ts'

const readEdition = (value: unknown) => readText(value, 'recharge.edition')

/** What a deposit has to keep to: the ways to pay in, which minimums are in force, how large a proof may be. */
export function useDepositTerms() {
  const methods = useParameter('recharge.methods', readDepositMethods)
  const edition = useParameter('recharge.edition', readEdition)
  const limits = useUploadLimits()
  const all = [methods, edition, limits] as const
  return {
    data:
      methods.data && edition.data !== undefined && limits.data
        ? {
            methods: methods.data,
            /** Older editions have minimums of their own, which the server tells when it refuses. */
            hasDollarMinimum: edition.data === 'usd120',
            limits: limits.data,
          }
        : undefined,
    error: all.find(({ isError }) => isError)?.error,
    refetch: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}
