/** The languages that the operator's texts are written in, as BCP 47 tags. */
export const noticeLanguages = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'de', 'fr', 'it', 'es', 'ar'] as const

/** A language that risk notices are written in. */
export type NoticeLanguage = (typeof noticeLanguages)[number]

/** The language of the risk notices for an `Accept-Language`: its first tag if there are texts, else English. */
export const noticeLanguageOf = (acceptLanguage = ''): NoticeLanguage =>
  noticeLanguageOfTag(acceptLanguage.split(/[,;]/)[0]?.trim() ?? '') ?? 'en'

/** The language of texts that serves a BCP 47 tag; undefined where there is none. */
export const noticeLanguageOfTag = (tag: string): NoticeLanguage | undefined => {
  const [base = '', ...subtags] = tag.toLowerCase().split('-')
  if (base === 'zh') {
    if (subtags.includes('hans')) return 'zh-Hans'
    return subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag)) ? 'zh-Hant' : 'zh-Hans'
  }
  return noticeLanguages.find((language) => language === base)
}
