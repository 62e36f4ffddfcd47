import type { OtherMember } from '@swx/sdk'
import type { Category } from '#core/instruments/category.ts'

/** From which side the price comes to the level of an alert. */
export type AlertSide = 'rises' | 'falls'

/** A request to be told when the price of an instrument comes to a level. */
export interface PriceAlert {
  readonly id: string
  readonly code: string
  /** Id and category of the instrument, for the link to it. */
  readonly instrumentId: string
  readonly category: Category | OtherMember.number
  readonly decimals: number
  readonly level: number
  readonly side: AlertSide
  /** Epoch milliseconds of the market's clock, and the price, once it came there. */
  readonly reached?: { readonly at: number; readonly price: number } | undefined
  /** The user has read of it among the notifications. */
  readonly isRead?: boolean | undefined
}

/** More than anyone watches, and few enough to look through on every price. */
export const ALERTS_MAX = 50

/** The side a level lies on; undefined for the present price itself. */
export function sideOf(price: number, level: number): AlertSide | undefined {
  if (level === price) return undefined
  return level > price ? 'rises' : 'falls'
}

/** Marks the alerts that a price reaches; the same list when it reaches none. */
export function takePrice(
  alerts: readonly PriceAlert[],
  { code, price, at }: { readonly code: string; readonly price: number; readonly at: number },
): readonly PriceAlert[] {
  const isReached = ({ reached, side, level, ...alert }: PriceAlert) =>
    alert.code === code && reached === undefined && (side === 'rises' ? price >= level : price <= level)
  if (!alerts.some(isReached)) return alerts
  return alerts.map((alert) => (isReached(alert) ? { ...alert, reached: { at, price } } : alert))
}

/** Marks reached alerts as read; the same list when there is none of them to mark. */
export function readAlerts(alerts: readonly PriceAlert[], ids: readonly string[]): readonly PriceAlert[] {
  const isNew = ({ id, reached, isRead }: PriceAlert) => reached !== undefined && !isRead && ids.includes(id)
  if (!alerts.some(isNew)) return alerts
  return alerts.map((alert) => (isNew(alert) ? { ...alert, isRead: true } : alert))
}

/** Reads what this browser kept. What is not understood is left out. */
export const parseAlerts = (stored: unknown): readonly PriceAlert[] =>
  Array.isArray(stored) ? stored.filter(isAlert).slice(0, ALERTS_MAX) : []

function isAlert(value: unknown): value is PriceAlert {
  if (typeof value !== 'object' || value === null) return false
  const { id, code, instrumentId, category, decimals, level, side, reached, isRead } =
    value as Partial<PriceAlert>
  return (
    [id, code, instrumentId].every((text) => typeof text === 'string' && text.length <= 64) &&
    [category, decimals].every(Number.isInteger) &&
    typeof level === 'number' &&
    level > 0 &&
    (side === 'rises' || side === 'falls') &&
    (isRead === undefined || typeof isRead === 'boolean') &&
    (reached === undefined || (typeof reached.at === 'number' && typeof reached.price === 'number'))
  )
}
