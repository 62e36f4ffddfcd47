import type { NoticeLanguage } from '../notice-language.ts'
import { en } from './en.ts'
import type { OfferTexts } from './offer-texts.ts'

/** Texts by language; a language that is added needs them all. */
export type TextsByLanguage = Readonly<Record<Exclude<NoticeLanguage, 'en'>, OfferTexts>>

const known = new Map<string, OfferTexts>([['en', en]])

/** Makes languages known besides English. */
export const addTexts = (texts: Partial<TextsByLanguage>): void => {
  for (const [language, one] of Object.entries(texts)) known.set(language, one)
}

/** Whether the texts of a language are there. */
export const hasTexts = (language: NoticeLanguage): boolean => known.has(language)

/** The texts of a language; in English as long as it is not known. */
export const textsIn = (language: NoticeLanguage): OfferTexts => known.get(language) ?? en
