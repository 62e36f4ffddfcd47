import i18next from 'i18next'
import { preloadTexts } from '../../lib/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Tells a refusal in the reader's words at the edge of the page. The words and their rules are fetched only now: what
 * seldom fails need not carry them.
 */
export async function toastRefusal(error: unknown): Promise<void> {
  const text = await Promise.all([import('./refusal.ts'), preloadTexts(['errors'])]).then(
    ([{ refusalOf }]) => {
      const { key, params } = refusalOf(error)
      return String(i18next.t(`errors:${key}`, params as never))
    },
    () => i18next.t('problem.title'),
  )
  toast(text, { tone: 'alert' })
}
