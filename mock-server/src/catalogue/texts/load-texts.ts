import type { NoticeLanguage } from '../notice-language.ts'
import { addTexts, hasTexts, type TextsByLanguage } from './texts.ts'

const SOURCES: Readonly<Record<keyof TextsByLanguage, () => Promise<Partial<TextsByLanguage>>>> = {
  'zh-Hans': () => import('./zh-hans.ts').then(({ zhHans }) => ({ 'zh-Hans': zhHans })),
  'zh-Hant': () => import('./zh-hant.ts').then(({ zhHant }) => ({ 'zh-Hant': zhHant })),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

/** Loads the texts of one language, once; for a page that is read in one language, not in ten. */
export const loadTexts = async (language: NoticeLanguage): Promise<void> => {
  if (language !== 'en' && !hasTexts(language)) addTexts(await SOURCES[language]())
}
