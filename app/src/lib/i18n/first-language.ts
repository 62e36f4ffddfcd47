import type { Language } from '@swx/locales/languages'
import { env } from '#config/env.ts'
import { localStore } from '#lib/storage/storage.ts'
import { detectLanguage } from './detect-language.ts'
import { offeredLanguages } from './offered-languages.ts'

/** The language to start in: the stored choice, else the browser's, else the build's. */
export function firstLanguage(): Language {
  return detectLanguage(localStore.get('lang'), navigator.languages, env.defaultLanguage, offeredLanguages)
}
