import { isLanguageCode, type Language, languageCodeOfTag, languageOf } from '@swx/locales/languages'

/**
 * The language to start with: the stored code, else the first of the browser's languages that is among the ten,
 * else the build's default, else English.
 */
export function detectLanguage(
  stored: string | null,
  browser: readonly string[],
  fallback: string,
): Language {
  if (isLanguageCode(stored)) return languageOf(stored)
  const spoken = browser.map(languageCodeOfTag).find((code) => code !== undefined)
  return languageOf(spoken ?? (isLanguageCode(fallback) ? fallback : 'en'))
}
