import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUnreadCount } from '#core/session/use-user-info.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { useUnreadAlerts } from '#pages/reached-alerts.ts'

/** The bell with the number of unread notifications, what it is called, and that number as it is shown. */
export function useBell() {
  const { t } = useTranslation()
  const count = useUnreadCount() + useUnreadAlerts()
  const shown = count > 99 ? '99+' : formatDecimal(count)
  return {
    count,
    shown,
    label: count === 0 ? t('page.notification') : t('nav.unread', { number: shown }),
    icon: (
      <>
        <Bell className="size-5" aria-hidden="true" />
        {count === 0 ? null : (
          <span
            aria-hidden="true"
            className="num absolute end-0 top-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[11px] leading-4 font-strong text-on-accent"
          >
            {shown}
          </span>
        )}
      </>
    ),
  }
}
