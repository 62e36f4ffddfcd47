import { compactLanguageCodes, type Language } from '@swx/locales/languages'
import { offeredLanguages } from './offered-languages.ts'

/** What a compact picker offers: its three languages, and the current one when it is none of them. */
export function compactLanguages(current: Language): readonly Language[] {
  const offered = compactLanguageCodes.flatMap((code) =>
    offeredLanguages.filter((language) => language.code === code),
  )
  return offered.some((language) => language.code === current.code) ? offered : [...offered, current]
}
