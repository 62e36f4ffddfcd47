import { isLanguageCode, type Language, languageOf } from '@swx/locales/languages'
import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { firstLanguage } from './first-language.ts'
import { changeLanguage } from './i18n.ts'

/** The language on show; decided at start by the stored choice, the browser, then the build. */
export const languageStore = createStore<Language>(firstLanguage())

/** What the user chose in this tab since it was opened; nothing before that. */
export const chosenLanguage = createStore<Language | undefined>(undefined)

/**
 * Switches the language without a reload: texts first, then everything that follows the language at once.
 * Stored as `lang` (code) and `language` (its own name).
 */
export async function setLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  localStore.set('lang', language.code)
  localStore.set('language', language.name)
  languageStore.set(language)
}

/** Switches to a language that the user chose. */
export function chooseLanguage(language: Language): Promise<void> {
  chosenLanguage.set(language)
  return setLanguage(language)
}

/**
 * Follows a language chosen in another tab.
 *
 * @returns a function that stops following.
 */
export function followLanguageOfOtherTabs(): () => void {
  return localStore.onChange(['lang'], () => {
    const code = localStore.get('lang')
    if (isLanguageCode(code) && code !== languageStore.get().code) void setLanguage(languageOf(code))
  })
}
