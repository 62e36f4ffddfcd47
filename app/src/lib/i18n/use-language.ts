import { useStore } from '../store/create-store.ts'
import { languageStore } from './language-store.ts'

/** The language on show. */
export function useLanguage() {
  return { language: useStore(languageStore) }
}
