/**
 * Every language the product speaks, in the order pickers show them. The only such list: pickers, `html lang`
 * and `dir`, number formats, text checks and the walk over every page follow from it.
 *
 * `code` is stored and sent (`lang`, the name of the text folder); `tag` is the BCP 47 tag for `html lang`,
 * `Accept-Language` and everything in `Intl`, plural rules included: `hk` is no tag, and `Intl` would silently take
 * the machine's own language for it. `name` is what speakers call the language (stored as `language`).
 */
export const languages = [
  { code: 'zh', tag: 'zh-Hans-CN', dir: 'ltr', name: '简体中文' },
  { code: 'en', tag: 'en-GB', dir: 'ltr', name: 'English' },
  { code: 'ja', tag: 'ja', dir: 'ltr', name: '日本語' },
  { code: 'ko', tag: 'ko', dir: 'ltr', name: '한국어' },
  { code: 'de', tag: 'de', dir: 'ltr', name: 'Deutsch' },
  { code: 'fr', tag: 'fr', dir: 'ltr', name: 'Français' },
  { code: 'it', tag: 'it', dir: 'ltr', name: 'Italiano' },
  { code: 'ar', tag: 'ar', dir: 'rtl', name: 'العربية' },
  { code: 'hk', tag: 'zh-Hant-HK', dir: 'ltr', name: '繁體中文' },
  { code: 'es', tag: 'es', dir: 'ltr', name: 'Español' },
] as const

/** One entry of {@link languages}. */
export type Language = (typeof languages)[number]

/** The short code of a language, as stored in `lang` and used for text folders. */
export type LanguageCode = Language['code']

/** What compact pickers offer before "more…" opens the whole list. */
export const compactLanguageCodes = ['en', 'hk', 'zh'] as const satisfies readonly LanguageCode[]

/** Whether a value from outside (storage, a URL) is the code of a language here. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some(({ code }) => code === value)
}

/** The entry of a language. */
export function languageOf(code: LanguageCode): Language {
  const found = languages.find((language) => language.code === code)
  if (!found) throw new RangeError(`No language "${code}" in locales/languages.ts.`)
  return found
}

/**
 * The language that serves a browser's language tag, or undefined when none does.
 * A tag counts by its base, whatever its region: American English gets the texts of British English.
 * Chinese goes by script, then by region: Traditional for Taiwan, Hong Kong and Macao, Simplified elsewhere.
 *
 * @example
 * languageCodeOfTag('zh-MO') // 'hk'
 * languageCodeOfTag('fr-CA') // 'fr'
 * languageCodeOfTag('pt-BR') // undefined
 */
export function languageCodeOfTag(tag: string): LanguageCode | undefined {
  const [base = '', ...subtags] = tag.toLowerCase().replaceAll('_', '-').split('-')
  if (base === 'zh') {
    if (subtags.includes('hans')) return 'zh'
    return subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag)) ? 'hk' : 'zh'
  }
  // Bases of tags are compared, not codes: "hk" is a code of ours, not a language anyone's browser asks for.
  return languages.find(({ tag }) => tag.split('-')[0] === base)?.code
}
