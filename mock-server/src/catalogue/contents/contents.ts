import type { Catalogue } from '../catalogue.ts'
import { fillIn } from '../fill-in.ts'
import type { NoticeLanguage } from '../notice-language.ts'
import type { PageRecord } from '../records/page-record.ts'
import { figuresOfTexts } from './figures-of-texts.ts'
import type { Pages } from './topic.ts'

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
const languageIn = (languageClass: PageRecord['languageClass'], language: NoticeLanguage): NoticeLanguage => {
  if (languageClass === 1) return 'zh-Hans'
  return language === 'zh-Hans' ? 'en' : language
}

/** The pages of a language class as the contract's `ContentItem`. */
export const listPages = async (
  { pages }: Catalogue,
  languageClass: PageRecord['languageClass'],
  language: NoticeLanguage,
) => {
  const texts = await pagesIn(languageIn(languageClass, language))
  return pages
    .all()
    .filter((page) => page.languageClass === languageClass)
    .map(({ languageClass: _, updatedAt: __, id, topic, ...place }) => ({
      id,
      title: texts[topic][0],
      topic,
      ...place,
    }))
}

/** A page with its text in Markdown as the contract's `Content`; fees are shown as they are taken. */
export const findPage = async (catalogue: Catalogue, id: string, language: NoticeLanguage) => {
  const found = catalogue.pages.all().find((page) => page.id === id)
  if (!found) return undefined
  const { languageClass, ...page } = found
  const spoken = languageIn(languageClass, language)
  const [title, ...paragraphs] = (await pagesIn(spoken))[page.topic]
  const body = fillIn([`# ${title}`, ...paragraphs].join('\n\n'), figuresOfTexts(spoken, catalogue))
  return { ...page, title, body }
}
