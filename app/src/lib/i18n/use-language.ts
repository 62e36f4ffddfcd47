import { useStore } from '../store/create-store.ts'
import { languageStore, setLanguage } from './language-store.ts'

/** The language on show and a way to change it. */
export function useLanguage() {
  return { language: useStore(languageStore), setLanguage }
}
