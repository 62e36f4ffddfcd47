import { isLanguageCode, type Language, languageOf } from '@swx/locales/languages'
import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { firstLanguage } from './first-language.ts'
import { changeLanguage, fetchLanguage } from './i18n.ts'

/** The language on show; decided at start by the stored choice, the browser, then the build. */
export const languageStore = createStore<Language>(firstLanguage())

/** What the user chose in this tab since it was opened; nothing before that. */
export const chosenLanguage = createStore<Language | undefined>(undefined)

/** The language that was asked for last. */
let latest: Language | undefined

/** Choices of the user whose texts have not arrived yet. */
let choicesUnderWay = 0

/**
 * Switches the language without a reload: texts first, then everything that follows the language at once.
 * Stored as `lang` (code) and `language` (its own name).
 *
 * @throws Error when texts did not arrive; the language is the one before
 */
export function setLanguage(language: Language): Promise<void> {
  return switchTo(language, () => {})
}

/**
 * Switches to a language that the user chose.
 *
 * @throws Error when texts did not arrive; then nothing was chosen
 */
export async function chooseLanguage(language: Language): Promise<void> {
  choicesUnderWay += 1
  try {
    await switchTo(language, () => chosenLanguage.set(language))
  } finally {
    choicesUnderWay -= 1
  }
}

async function switchTo(language: Language, onArrived: () => void): Promise<void> {
  latest = language
  await fetchLanguage(language)
  // Another language was asked for meanwhile: that one holds, even if its texts came first.
  if (latest !== language) return
  onArrived()
  await changeLanguage(language)
  localStore.set('lang', language.code)
  localStore.set('language', language.name)
  languageStore.set(language)
}

/**
 * Switches to a language that was chosen elsewhere. Without its texts this tab stays in its own, and what the user is
 * just choosing here holds.
 */
export function followLanguage(language: Language): void {
  if (choicesUnderWay > 0) return
  setLanguage(language).catch(() => {})
}

/**
 * Follows a language chosen in another tab.
 *
 * @returns a function that stops following.
 */
export function followLanguageOfOtherTabs(): () => void {
  return localStore.onChange(['lang'], () => {
    const code = localStore.get('lang')
    if (isLanguageCode(code) && code !== languageStore.get().code) followLanguage(languageOf(code))
  })
}
