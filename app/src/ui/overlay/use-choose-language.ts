import type { Language } from '@swx/locales/languages'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#lib/i18n/language-store.ts'
import { toast, toastStore } from '../feedback/toast.ts'

/**
 * A way for the user to change the language. Answers whether it was changed; where its texts did not arrive, the user
 * is told and may press again.
 */
export function useChooseLanguage(): (language: Language) => Promise<boolean> {
  const { t } = useTranslation()
  return async (language) => {
    const failed = t('language.failed')
    // The message about the previous attempt goes.
    if (toastStore.get()?.text === failed) toastStore.set(undefined)
    try {
      await chooseLanguage(language)
      return true
    } catch {
      toast(failed, { tone: 'alert' })
      return false
    }
  }
}
