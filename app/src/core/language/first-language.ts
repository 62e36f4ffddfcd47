import type { Language } from '@swx/locales/languages'
import { env } from '../../config/env.ts'
import { detectLanguage } from '../../lib/i18n/detect-language.ts'
import { localStore } from '../../lib/storage/local-storage.ts'

/** The language to start in: the stored choice, else the browser's, else the build's. */
export function firstLanguage(): Language {
  return detectLanguage(localStore.get('lang'), navigator.languages, env.defaultLanguage)
}
