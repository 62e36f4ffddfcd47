import { fillIn } from '../fill-in.ts'
import { type NoticeLanguage, noticeLanguageOf } from '../notice-language.ts'
import { figuresOfTexts } from './figures-of-texts.ts'
import { type ListedTopic, type Pages, TOPICS } from './topic.ts'

/** A page as lists name it: the contract's `ContentItem`. */
export interface ContentItem extends ListedTopic {
  readonly id: string
  readonly title: string
}

/** A page with its text in Markdown: the contract's `Content`. */
export interface Content extends ContentItem {
  readonly body: string
  readonly updatedAt: string
}

/** Which language a list is asked in: 1 Simplified Chinese, 2 any other. */
export type LanguageClass = 1 | 2

/** Text pages. A language is loaded when somebody first reads it. */
export interface Contents {
  list(languageClass: LanguageClass, acceptLanguage: string | undefined): Promise<readonly ContentItem[]>
  /**
   * A page with its text.
   *
   * @param parameter value of a parameter by its key: fees are shown as they are taken.
   */
  find(
    id: string,
    acceptLanguage: string | undefined,
    parameter: (key: string) => unknown,
  ): Promise<Content | undefined>
}

/** No pages at all. */
export const noContents: Contents = { list: async () => [], find: async () => undefined }

const SOURCES: Readonly<Record<NoticeLanguage, () => Promise<Pages>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  'zh-Hans': () => import('./zh-hans.ts').then(({ zhHans }) => zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then(({ zhHant }) => zhHant),
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  ko: () => import('./ko.ts').then(({ ko }) => ko),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  it: () => import('./it.ts').then(({ it }) => it),
  es: () => import('./es.ts').then(({ es }) => es),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
}

const loaded = new Map<NoticeLanguage, Pages>()

/** The texts of a language, loaded once: to import what is there already is slow, too. */
const pagesIn = async (language: NoticeLanguage): Promise<Pages> => {
  const pages = loaded.get(language) ?? (await SOURCES[language]())
  loaded.set(language, pages)
  return pages
}

/** The class decides first: the texts in Simplified Chinese have numbers of their own. */
const languageIn = (languageClass: LanguageClass, acceptLanguage: string | undefined): NoticeLanguage => {
  if (languageClass === 1) return 'zh-Hans'
  const language = noticeLanguageOf(acceptLanguage)
  return language === 'zh-Hans' ? 'en' : language
}

const idOf = (languageClass: LanguageClass, index: number): string => `c-${languageClass * 100 + index + 1}`

/**
 * The sample pages.
 *
 * @param updatedAt when the texts last changed.
 */
export const createContents = (updatedAt: string): Contents => ({
  async list(languageClass, acceptLanguage) {
    const pages = await pagesIn(languageIn(languageClass, acceptLanguage))
    return TOPICS.map((listed, index) => ({
      id: idOf(languageClass, index),
      title: pages[listed.topic][0],
      ...listed,
    }))
  },
  async find(id, acceptLanguage, parameter) {
    for (const languageClass of [1, 2] as const) {
      const index = TOPICS.findIndex((_, at) => idOf(languageClass, at) === id)
      const found = TOPICS[index]
      if (!found) continue
      const language = languageIn(languageClass, acceptLanguage)
      const [title, ...paragraphs] = (await pagesIn(language))[found.topic]
      const body = fillIn([`# ${title}`, ...paragraphs].join('\n\n'), figuresOfTexts(language, parameter))
      return { id, title, ...found, body, updatedAt }
    }
    return undefined
  },
})
