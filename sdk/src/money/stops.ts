import { type DecimalInput, type Exact, exact, minus, order, times, whole } from './exact.ts'
import type { PositionDirection } from './position.ts'
import { isOnStep } from './steps.ts'

/** Why a stop loss or take profit is not reasonable (code 11009). */
export type StopIssue = 'offGrid' | 'wrongSide' | 'tooNear' | 'beyondStopOut'

/** What a stop is held against. */
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
 * @throws RangeError for a text that is no decimal
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
 * @throws RangeError for a text that is no decimal
 */
export function takeProfitIssue(setting: StopSetting, takeProfit: DecimalInput): StopIssue | undefined {
  if (!isOnGrid(takeProfit, setting.tickSize)) return 'offGrid'
  return distanceIssue(setting, exact(takeProfit), true)
}
