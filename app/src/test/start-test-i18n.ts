import { languageOf } from '@swx/locales/languages'
import i18next from 'i18next'
import { textFormats } from '#core/format/text-formats.ts'
import { preloadTexts, startI18n } from '#lib/i18n/i18n.ts'

/** Starts translation in English with the namespaces a test needs. */
export async function startTestI18n(...namespaces: readonly string[]): Promise<void> {
  if (!i18next.isInitialized) await startI18n(languageOf('en'), textFormats)
  await preloadTexts(['common', 'errors', 'wallet', ...namespaces])
}
