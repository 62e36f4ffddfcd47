import { type Language, languageCodeOfTag, languageOf } from '@swx/locales/languages'

/**
 * The language to start with: the stored code, else the first of the browser's languages that is offered, else the
 * default, else English, else the first that is offered.
 */
export function detectLanguage(
  stored: string | null,
  browser: readonly string[],
  fallback: string,
  offered: readonly Language[],
): Language {
  const wanted = [stored, ...browser.map(languageCodeOfTag), fallback, 'en']
  const found = wanted.flatMap((code) => offered.filter((language) => language.code === code))
  return found[0] ?? offered[0] ?? languageOf('en')
}
