import type { Direction } from './position-preview.ts'
import { isOnGrid, type PriceGrid, ticksOf } from './price-grid.ts'

/** Why a stop loss or take profit is not reasonable. */
export type ExitIssue = 'offGrid' | 'wrongSide' | 'tooNear' | 'beyondStopOut'

export interface ExitSetting extends PriceGrid {
  readonly direction: Direction
  /** The present price. */
  readonly price: number
  readonly stopOutPrice: number
  /** Ticks that a stop keeps from the present price, from the parameter `order.config`; unknown while it is read. */
  readonly exitDistanceTicks: number | undefined
}

/** What is wrong with a stop loss: it must lie on the losing side, not too near, and before the stop-out. */
export function stopLossIssue(setting: ExitSetting, stopLoss: number): ExitIssue | undefined {
  const issue = distanceIssue(setting, stopLoss, -1)
  if (issue) return issue
  const sign = setting.direction === 'LONG' ? 1 : -1
  return (ticksOf(setting, stopLoss) - ticksOf(setting, setting.stopOutPrice)) * sign > 0
    ? undefined
    : 'beyondStopOut'
}

/** What is wrong with a take profit: it must lie on the gaining side and not too near. */
export function takeProfitIssue(setting: ExitSetting, takeProfit: number): ExitIssue | undefined {
  return distanceIssue(setting, takeProfit, 1)
}

function distanceIssue(setting: ExitSetting, exit: number, side: 1 | -1): ExitIssue | undefined {
  if (!isOnGrid(setting, exit)) return 'offGrid'
  const sign = setting.direction === 'LONG' ? side : -side
  const distance = (ticksOf(setting, exit) - ticksOf(setting, setting.price)) * sign
  if (distance <= 0) return 'wrongSide'
  return distance < (setting.exitDistanceTicks ?? 1) ? 'tooNear' : undefined
}
