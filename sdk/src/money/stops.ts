import { addDecimals, subtractDecimals } from './decimals.ts'
import { type DecimalInput, type Exact, exact, minus, order, times, whole } from './exact.ts'
import type { PositionDirection } from './position.ts'
import { isOnStep } from './steps.ts'

/** Why a stop loss or take profit cannot be set (code 11009). */
export type StopIssue = 'offGrid' | 'wrongSide' | 'tooNear' | 'beyondStopOut'

/** What a stop is checked against. */
export interface StopSetting {
  readonly direction: PositionDirection
  /** The present price. */
  readonly price: DecimalInput
  readonly tickSize: DecimalInput
  readonly stopOutPrice: DecimalInput
  /** Ticks that a stop keeps from the present price, from the parameter `order.config`. */
  readonly exitDistanceTicks: number
}

/** Whether a price is above zero and a whole number of ticks. */
export const isOnGrid = (price: DecimalInput, tickSize: DecimalInput): boolean =>
  exact(price).units > 0n && isOnStep(price, tickSize)

function distanceIssue(setting: StopSetting, stop: Exact, isGaining: boolean): StopIssue | undefined {
  const { direction, exitDistanceTicks } = setting
  const [price, tick] = [exact(setting.price), exact(setting.tickSize)]
  const distance = (direction === 'LONG') === isGaining ? minus(stop, price) : minus(price, stop)
  if (distance.units <= 0n) return 'wrongSide'
  return order(distance, times(tick, whole(exitDistanceTicks))) < 0 ? 'tooNear' : undefined
}

/**
 * What is wrong with a stop loss: it lies on the losing side of the price, not too near, and before the stop-out,
 * beyond which it could never act.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function stopLossIssue(setting: StopSetting, stopLoss: DecimalInput): StopIssue | undefined {
  if (!isOnGrid(stopLoss, setting.tickSize)) return 'offGrid'
  const stop = exact(stopLoss)
  const issue = distanceIssue(setting, stop, false)
  if (issue) return issue
  const side = order(stop, exact(setting.stopOutPrice))
  return side === (setting.direction === 'LONG' ? 1 : -1) ? undefined : 'beyondStopOut'
}

/**
 * What is wrong with a take profit: it lies on the gaining side of the price and not too near.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function takeProfitIssue(setting: StopSetting, takeProfit: DecimalInput): StopIssue | undefined {
  if (!isOnGrid(takeProfit, setting.tickSize)) return 'offGrid'
  return distanceIssue(setting, exact(takeProfit), true)
}

/** The smallest distance of a trailing stop, as a part of the price. */
export const LEAST_TRAILING_PART = '0.0005'

/**
 * What is wrong with the distance of a trailing stop: it is at least some ticks and 0.05 % of the price, and not as far
 * as the stop-out, beyond which it could never act.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function trailingStopIssue(setting: StopSetting, distance: DecimalInput): StopIssue | undefined {
  const { direction, tickSize, exitDistanceTicks } = setting
  if (!isOnGrid(distance, tickSize)) return 'offGrid'
  const [price, behind, stopOut] = [exact(setting.price), exact(distance), exact(setting.stopOutPrice)]
  const isTooNear =
    order(behind, times(exact(tickSize), whole(exitDistanceTicks))) < 0 ||
    order(behind, times(price, exact(LEAST_TRAILING_PART))) < 0
  if (isTooNear) return 'tooNear'
  const room = direction === 'LONG' ? minus(price, stopOut) : minus(stopOut, price)
  return order(behind, room) < 0 ? undefined : 'beyondStopOut'
}

/**
 * The price of a trailing stop: behind the best price since it was set. Since the best price never gets worse, the stop
 * never moves back.
 *
 * @param best the highest price since then for LONG, the lowest for SHORT
 *
 * @example
 * trailingStopPrice('LONG', '1.09', '0.002') // '1.088'
 */
export const trailingStopPrice = (
  direction: PositionDirection,
  best: DecimalInput,
  distance: DecimalInput,
): string => (direction === 'LONG' ? subtractDecimals(best, distance) : addDecimals(best, distance))
