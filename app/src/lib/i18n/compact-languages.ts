import { compactLanguageCodes, type Language, languageOf } from '@swx/locales/languages'

/** What a compact picker offers: its three languages, and the current one when it is none of them. */
export function compactLanguages(current: Language): readonly Language[] {
  const offered = compactLanguageCodes.map(languageOf)
  return offered.some((language) => language.code === current.code) ? offered : [...offered, current]
}
