import { useNoticesOff } from '#core/session/use-user-info.ts'
import { alertStore } from '#features/alerts/model/alert-store.ts'
import type { PriceAlert } from '#features/alerts/model/price-alert.ts'
import { useStore } from '#lib/store/create-store.ts'

export type ReachedAlert = PriceAlert & { readonly reached: NonNullable<PriceAlert['reached']> }

/** The price alerts of this browser that were reached; none where the user has switched their notifications off. */
export function useReachedAlerts(): readonly ReachedAlert[] {
  const isOff = useNoticesOff()?.includes('PRICE_ALERT')
  const alerts = useStore(alertStore)
  return isOff ? [] : alerts.filter((alert): alert is ReachedAlert => alert.reached !== undefined)
}

/** How many reached price alerts the user has not read of. */
export const useUnreadAlerts = (): number => useReachedAlerts().filter(({ isRead }) => !isRead).length
