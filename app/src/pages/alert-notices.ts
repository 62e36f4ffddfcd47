import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useNoticesOff } from '#core/session/use-user-info.ts'
import { alertStore, markAlertsRead } from '#features/alerts/model/alert-store.ts'
import type { PriceAlert } from '#features/alerts/model/price-alert.ts'
import type { LocalNotices, Notice } from '#features/notifications/model/notice.ts'
import { useStore } from '#lib/store/create-store.ts'

type ReachedAlert = PriceAlert & { readonly reached: NonNullable<PriceAlert['reached']> }

function useReachedAlerts(): readonly ReachedAlert[] {
  const isOff = useNoticesOff()?.includes('PRICE_ALERT')
  const alerts = useStore(alertStore)
  return isOff ? [] : alerts.filter((alert): alert is ReachedAlert => alert.reached !== undefined)
}

/** How many reached price alerts the user has not read of. */
export const useUnreadAlerts = (): number => useReachedAlerts().filter(({ isRead }) => !isRead).length

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
