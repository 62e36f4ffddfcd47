import i18next from 'i18next'
import { preloadTexts } from '../../lib/i18n/i18n.ts'

/**
 * The words for an error. They and their rules are fetched only now: what seldom fails need not carry them. Without
 * a connection they are the general ones.
 */
export async function loadErrorText(error: unknown): Promise<string> {
  try {
    const [{ errorMessageOf }] = await Promise.all([import('./error-message.ts'), preloadTexts(['errors'])])
    const { key, params } = errorMessageOf(error)
    return String(i18next.t(`errors:${key}`, params as never))
  } catch {
    return i18next.t('problem.title')
  }
}
