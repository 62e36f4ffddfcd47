import type { Operation } from '@swx/sdk'
import { useGetIdentityCheck } from '@swx/sdk/react'
import { operator } from '#config/operator.ts'
import { allOf } from '#core/api/query-view.tsx'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { readList, readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { type UploadLimits, useUploadLimits } from '#core/pictures/use-upload-limits.ts'
import { useSession } from '#core/session/use-session.ts'

const readCodes = (name: string) => (value: unknown) =>
  readList(value, name).map((code, at) => readText(code, `${name}[${at}]`))
const readAreaCodes = readCodes('areaCodes')
/** An operator serves its own countries, whatever the server knows. */
const isServed = (code: string) => operator === undefined || operator.countries.includes(code)
const readCountries = (value: unknown) => readCodes('countries')(value).filter(isServed)

/** What the form needs to be filled in. */
export interface IdentityTerms {
  readonly areaCodes: readonly string[]
  /** Codes of the countries that can be chosen. */
  readonly countries: readonly string[]
  /** How large pictures may be. */
  readonly limits: UploadLimits
}

/** The terms of the identity check, read from three parameters of the backend. */
export function useIdentityTerms() {
  const areaCodes = useParameter('areaCodes', readAreaCodes)
  const countries = useParameter('countries', readCountries)
  const limits = useUploadLimits()
  return allOf({ areaCodes, countries, limits })
}

/** How far the own identity check is, and when the server said so. */
export type Kyc = Operation<'getKyc'>['result'] & { readonly serverTime: string }

/** How far the own identity check is; asks again by itself while it is under review. */
export function useKyc() {
  const { isLoggedIn } = useSession()
  return useGetIdentityCheck({
    request: { withResponse: true },
    query: {
      enabled: isLoggedIn,
      select: ({ result, serverTime }): Kyc => ({ ...result, serverTime }),
      refetchInterval: refetchWhile(({ result }) => result.status === 'PENDING_REVIEW'),
    },
  })
}
