import { type DecimalInput, exact, minus } from './exact.ts'
import type { PositionDirection } from './position.ts'
import { isOnGrid } from './stops.ts'

/** LIMIT waits for a better price than now, STOP for the price to go on. */
export type TriggerType = 'LIMIT' | 'STOP'

/** Why a trigger price cannot be set (code 11030). */
export type TriggerIssue = 'offGrid' | 'wrongSide' | 'tooNear'

/** What a trigger price is checked against. */
export interface TriggerSetting {
  readonly type: TriggerType
  readonly direction: PositionDirection
  /** The present price. */
  readonly price: DecimalInput
  readonly tickSize: DecimalInput
}

/**
 * From which side a waiting order is triggered: `below` when the price is at or below its trigger price, `above` when it
 * is at or above it.
 */
export const triggerSide = ({
  type,
  direction,
}: Pick<TriggerSetting, 'type' | 'direction'>): 'above' | 'below' =>
  (type === 'LIMIT') === (direction === 'LONG') ? 'below' : 'above'

/**
 * What is wrong with a trigger price: it is on the price grid, at least one tick from the present price, and on the side
 * from which the price has still to come.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function triggerIssue(setting: TriggerSetting, trigger: DecimalInput): TriggerIssue | undefined {
  if (!isOnGrid(trigger, setting.tickSize)) return 'offGrid'
  const [price, wanted] = [exact(setting.price), exact(trigger)]
  const { units } = triggerSide(setting) === 'below' ? minus(price, wanted) : minus(wanted, price)
  if (units === 0n) return 'tooNear'
  return units > 0n ? undefined : 'wrongSide'
}
