import { type Language, languageCodeOfTag, languageOf } from '@swx/locales/languages'

/** The language that a tag of an agreement names; English for one that the app does not speak. */
export const languageOfAgreement = (tag: string): Language => languageOf(languageCodeOfTag(tag) ?? 'en')
