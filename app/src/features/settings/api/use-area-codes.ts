import { readList, readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'

/** The area codes a phone number may have. */
export function useAreaCodes() {
  return useParameter('areaCodes', readAreaCodes)
}

const readAreaCodes = (value: unknown) =>
  readList(value, 'areaCodes').map((code, at) => readText(code, `areaCodes[${at}]`))
