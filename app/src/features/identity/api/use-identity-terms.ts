import { useUploadLimits } from '../../../core/image-upload/use-upload-limits.ts'
import { readList, readText } from '../../../core/parameters/read-fields.ts'
import { useParameter } from '../../../core/parameters/use-parameter.ts'

const readAreaCodes = (value: unknown) =>
  readList(value, 'areaCodes').map((code, at) => readText(code, `areaCodes[${at}]`))

/** What the form needs to be filled in: area codes, and how large pictures may be. */
export function useIdentityTerms() {
  const areaCodes = useParameter('areaCodes', readAreaCodes)
  const limits = useUploadLimits()
  const all = [areaCodes, limits] as const
  return {
    data: areaCodes.data && limits.data ? { areaCodes: areaCodes.data, limits: limits.data } : undefined,
    error: all.find(({ isError }) => isError)?.error,
    refetch: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}
