import { allOf } from '#core/api/query-view.tsx'
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
  const { data, ...asked } = allOf({ methods, edition, limits })
  const terms: DepositTerms | undefined = data && {
    methods: data.methods,
    hasDollarMinimum: data.edition === 'usd120',
    limits: data.limits,
  }
  return { ...asked, data: terms }
}
