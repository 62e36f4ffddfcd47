import { useTranslation } from 'react-i18next'
import { useBell } from '../use-bell.tsx'

/** How many notifications are unread, at the end of a row. */
export function UnreadCount() {
  const { t } = useTranslation()
  const { count, shown } = useBell()
  if (count === 0) return null
  return (
    <span className="num rounded-1 bg-accent-soft px-2 py-0.5 text-12 font-strong text-accent">
      <span className="sr-only">{t('nav.unread', { number: shown })}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  )
}
