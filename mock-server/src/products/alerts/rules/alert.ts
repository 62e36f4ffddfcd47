import type { PriceGrid } from '../../../domain/price-grid.ts'

/** What an alert waits for: a price, or a change of the day in percent, from one side. */
export type AlertKind = 'PRICE_ABOVE' | 'PRICE_BELOW' | 'CHANGE_ABOVE' | 'CHANGE_BELOW'

/** How often it fires. */
export type AlertRepeat = 'ONCE' | 'EACH_CROSSING'

/** An alert on an instrument. Times in epoch ms, prices in ticks of its grid. */
export interface Alert extends PriceGrid {
  readonly id: string
  readonly userId: string
  readonly code: string
  readonly marketId: string
  readonly type: 1 | 2 | 3 | 4 | 5
  readonly kind: AlertKind
  /** A price in ticks, or a change in hundredths of a percent. */
  readonly value: number
  readonly repeat: AlertRepeat
  readonly createdAt: number
  /** Whether it still waits. */
  readonly active: boolean
  /** Whether it fires once its value is reached; before, the price or change has to be on the other side. */
  readonly isArmed: boolean
  readonly lastFiredAt?: number
  readonly lastFiredPrice?: number
}

export const isOnChange = ({ kind }: Pick<Alert, 'kind'>): boolean =>
  kind === 'CHANGE_ABOVE' || kind === 'CHANGE_BELOW'

/** A price that something waits for, and the side from which it is reached. */
export interface Level {
  readonly side: 'above' | 'below'
  readonly ticks: number
}

/**
 * The first price, in ticks, at which the change from `previousClose` is at least, or at most, so many hundredths of a
 * percent. Exact: prices and changes are whole numbers.
 */
export const ticksOfChange = (previousClose: number, change: number, side: Level['side']): number => {
  const exact = BigInt(previousClose) * BigInt(10_000 + change)
  const below = exact / 10_000n
  return Number(side === 'above' && exact % 10_000n !== 0n ? below + 1n : below)
}

/** The level at which the condition of an alert holds on a day with this previous close. */
const conditionOf = ({ kind, value }: Pick<Alert, 'kind' | 'value'>, previousClose: number): Level => {
  const side = kind === 'PRICE_ABOVE' || kind === 'CHANGE_ABOVE' ? 'above' : 'below'
  return { side, ticks: isOnChange({ kind }) ? ticksOfChange(previousClose, value, side) : value }
}

/** What an alert waits for: its condition once it is armed, and before that the first price at which it does not hold. */
export const levelOf = (alert: Pick<Alert, 'kind' | 'value' | 'isArmed'>, previousClose: number): Level => {
  const { side, ticks } = conditionOf(alert, previousClose)
  if (alert.isArmed) return { side, ticks }
  return side === 'above' ? { side: 'below', ticks: ticks - 1 } : { side: 'above', ticks: ticks + 1 }
}

/** Whether the condition of an alert holds. */
export const holds = (
  alert: Pick<Alert, 'kind' | 'value'>,
  { ticks, previousClose }: { readonly ticks: number; readonly previousClose: number },
): boolean => {
  const level = conditionOf(alert, previousClose)
  return level.side === 'above' ? ticks >= level.ticks : ticks <= level.ticks
}
