import { operator } from '#config/operator.ts'
import { readList, readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useUploadLimits } from '#core/pictures/use-upload-limits.ts'

const readCodes = (name: string) => (value: unknown) =>
  readList(value, name).map((code, at) => readText(code, `${name}[${at}]`))
const readAreaCodes = readCodes('areaCodes')
/** An operator serves its own countries, whatever the server knows. */
const isServed = (code: string) => operator === undefined || operator.countries.includes(code)
const readCountries = (value: unknown) => readCodes('countries')(value).filter(isServed)

/** What the form needs to be filled in: area codes, countries, and how large pictures may be. */
export function useIdentityTerms() {
  const areaCodes = useParameter('areaCodes', readAreaCodes)
  const countries = useParameter('countries', readCountries)
  const limits = useUploadLimits()
  const all = [areaCodes, countries, limits] as const
  return {
    data:
      areaCodes.data && countries.data && limits.data
        ? { areaCodes: areaCodes.data, countries: countries.data, limits: limits.data }
        : undefined,
    error: all.find(({ isError }) => isError)?.error,
    refetch: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}
