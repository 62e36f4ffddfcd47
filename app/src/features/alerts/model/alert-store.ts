import { sessionStore } from '../../../core/session/session-store.ts'
import { localStore } from '../../../lib/storage/local-storage.ts'
import { createStore } from '../../../lib/store/create-store.ts'
import { ALERTS_MAX, type PriceAlert, parseAlerts, readAlerts, takePrice } from './price-alert.ts'

const KEY = 'swx.alerts'

/** The user's price alerts, the newest first. They live in this browser only. */
export const alertStore = createStore<readonly PriceAlert[]>(parseAlerts(localStore.get(KEY)))

function change(alerts: readonly PriceAlert[]): void {
  if (alerts === alertStore.get()) return
  alertStore.set(alerts)
  if (alerts.length === 0) localStore.remove(KEY)
  else localStore.set(KEY, JSON.stringify(alerts))
}

/** Adds an alert; answers false when there is no room for another one. */
export function addAlert(alert: Omit<PriceAlert, 'id' | 'reached'>): boolean {
  const alerts = alertStore.get()
  if (alerts.length >= ALERTS_MAX) return false
  const id = `${Date.now().toString(36)}-${alerts.length}-${Math.random().toString(36).slice(2, 8)}`
  change([{ ...alert, id }, ...alerts])
  return true
}

/** Removes an alert. */
export function removeAlert(id: string): void {
  change(alertStore.get().filter((alert) => alert.id !== id))
}

/** Marks reached alerts as read. */
export function markAlertsRead(ids: readonly string[]): void {
  change(readAlerts(alertStore.get(), ids))
}

/** Takes a price; answers the alerts it reached. */
export function reachAlerts(price: Parameters<typeof takePrice>[1]): readonly PriceAlert[] {
  const before = alertStore.get()
  change(takePrice(before, price))
  return alertStore.get().filter((alert, place) => alert !== before[place])
}

// Follows what other tabs write, and another user who logs in: alerts of the user before are not shown to them.
localStore.onChange([KEY], () => alertStore.set(parseAlerts(localStore.get(KEY))))
let wasLoggedIn = sessionStore.get().user !== undefined
sessionStore.subscribe(() => {
  const { user, endedBy } = sessionStore.get()
  if (wasLoggedIn && user === undefined && endedBy !== 'expiry') change([])
  wasLoggedIn = user !== undefined
})
