import type { PriceGrid } from '#core/instruments/price-grid.ts'
import { createPrivateStore } from '#core/session/private-store.ts'
import { ALERTS_MAX, type PriceAlert, parseAlerts, readAlerts, takePrice } from './price-alert.ts'

/** The user's price alerts, the newest first. They live in this browser only, until the user leaves. */
export const alertStore = createPrivateStore<readonly PriceAlert[]>('swx.alerts', {
  parse: parseAlerts,
  isEmpty: (alerts) => alerts.length === 0,
})

function change(alerts: readonly PriceAlert[]): void {
  if (alerts !== alertStore.get()) alertStore.keep(alerts)
}

/** Adds an alert; answers its id, or undefined when there is no room for another one. */
export function addAlert(alert: Omit<PriceAlert, 'id' | 'reached'>): string | undefined {
  const alerts = alertStore.get()
  if (alerts.length >= ALERTS_MAX) return undefined
  const id = `${Date.now().toString(36)}-${alerts.length}-${Math.random().toString(36).slice(2, 8)}`
  change([{ ...alert, id }, ...alerts])
  return id
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

/** What an alert needs to know of its instrument. */
export interface AlertSubject extends PriceGrid {
  readonly id: string
  readonly code: string
  readonly category: PriceAlert['category']
  /** Price until the feed knows better. */
  readonly price: number
  /** Its change of the day in percent, where it is known. */
  readonly changePercent?: number | undefined
}
