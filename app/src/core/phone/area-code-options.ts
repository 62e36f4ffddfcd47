import { foldDigits } from '@swx/sdk/money'
import { foldText } from '#lib/search/fold-text.ts'
import { callingCodes } from './calling-codes.ts'

/** How many codes of the backend stand first: those of the specification. */
const USUAL = 11

/** An area code with the country it stands for, where one is known. */
export interface AreaCodeOption {
  readonly key: string
  readonly value: string
  readonly country: string | undefined
}

/** The codes on offer: the usual ones as they come, then those of all other countries by their names. */
export function areaCodeOptions(tag: string, offered: readonly string[]): readonly AreaCodeOption[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const known = callingCodes
    .filter(({ areaCode }) => offered.includes(areaCode))
    .map(({ country, areaCode }) => ({
      key: country,
      value: areaCode,
      country: names.of(country) ?? country,
    }))
  const first = offered.slice(0, USUAL).map((value) => {
    const option = known.find((one) => one.value === value)
    return option ?? { key: value, value, country: undefined }
  })
  const others = known.filter((option) => !first.includes(option))
  const nameless = offered
    .slice(USUAL)
    .filter((value) => !known.some((option) => option.value === value))
    .map((value) => ({ key: value, value, country: undefined }))
  return [...first, ...others.sort((one, other) => compare(one.country, other.country)), ...nameless]
}

/** The options that a typed text finds, by a part of the country's name or the beginning of the code. */
export function findAreaCodes(options: readonly AreaCodeOption[], typed: string): readonly AreaCodeOption[] {
  const words = foldText(typed.trim())
  const digits = foldDigits(typed).replace(/\D/g, '')
  if (words === '') return options
  return options.filter(({ value, country = '' }) =>
    digits === '' ? foldText(country).includes(words) : value.slice(1).startsWith(digits),
  )
}
