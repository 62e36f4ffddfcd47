import { useStore } from '../store/create-store.ts'
import { chooseLanguage, languageStore } from './language-store.ts'

/** The language on show and a way for the user to change it. */
export function useLanguage() {
  return { language: useStore(languageStore), setLanguage: chooseLanguage }
}
