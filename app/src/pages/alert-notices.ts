import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { markAlertsRead } from '#features/alerts/model/alert-store.ts'
import type { LocalNotices, Notice } from '#features/notifications/model/notice.ts'
import { type ReachedAlert, useReachedAlerts } from './reached-alerts.ts'

/** The reached price alerts of this browser, as they stand among the notifications. */
export function useAlertNotices(): LocalNotices {
  const { t } = useTranslation('notifications')
  const inWords = (alert: ReachedAlert): Notice => {
    const { id, code, category, instrumentId, side, level, decimals, reached, isRead = false } = alert
    const words = side === 'rises' ? 'priceAbove' : 'priceBelow'
    return {
      id: `alert-${id}`,
      group: 'MARKET',
      title: t(`text.alert.${words}.title`, { code, value: level, decimals }),
      body: t(`text.alert.${words}.body`, { price: reached.price, decimals }),
      at: reached.at,
      isRead,
      to: paths.instrument.href({ code, type: category, id: instrumentId }),
    }
  }
  return {
    notices: useReachedAlerts().map(inWords),
    markRead: (ids) => markAlertsRead(ids.map((id) => id.replace(/^alert-/, ''))),
  }
}
