import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  isOnStep,
  multiplyDecimals,
  type StopIssue,
  type StopSetting,
  stopLossIssue,
  subtractDecimals,
} from '@swx/sdk/money'
import { type PresetSetting, type StopProposal, stopProposal } from './stop-presets.ts'

/** The part of the price that a trailing stop keeps from it at least. */
const LEAST_PART = '0.0005'

/** What a trailing stop is set against: the price that it starts from. */
export interface TrailingSetting extends StopSetting {
  readonly price: number
  readonly tickSize: number
}

/** The least distance that a trailing stop keeps from the price, on the grid. */
export function leastTrailing({
  price,
  tickSize,
  exitDistanceTicks,
}: Pick<TrailingSetting, 'price' | 'tickSize' | 'exitDistanceTicks'>): number {
  const part = Number(divideDecimals(multiplyDecimals(price, LEAST_PART), tickSize, 0, 'UP'))
  return Number(multiplyDecimals(tickSize, Math.max(part, exitDistanceTicks)))
}

/** Where a trailing stop stands when the best price since it was set is this one. */
export const trailingStopAt = (best: number, distance: number, direction: StopSetting['direction']): number =>
  Number(direction === 'LONG' ? subtractDecimals(best, distance) : addDecimals(best, distance))

/** What is wrong with the distance of a trailing stop, if anything. */
export function trailingIssue(setting: TrailingSetting, distance: number): StopIssue | undefined {
  if (distance <= 0 || !isOnStep(distance, setting.tickSize)) return 'offGrid'
  if (compareDecimals(distance, leastTrailing(setting)) < 0) return 'tooNear'
  const issue = stopLossIssue(setting, trailingStopAt(setting.price, distance, setting.direction))
  // A distance on the grid from a price on the grid is wrong in no other way.
  return issue === 'beyondStopOut' || issue === 'offGrid' ? 'beyondStopOut' : undefined
}

/** What is proposed for the distance of a trailing stop: that of each price that is proposed for a stop loss. */
export function trailingProposal(setting: PresetSetting): StopProposal {
  const { presets, proposed } = stopProposal('stopLoss', setting)
  const least = leastTrailing(setting)
  const distanceTo = (price: number) => Number(subtractDecimals(price, setting.price).replace('-', ''))
  const isFar = (price: number) => distanceTo(price) >= least
  return {
    presets: presets
      .filter(({ price }) => isFar(price))
      .map(({ move, price }) => ({ move, price: distanceTo(price) })),
    nearest: least,
    proposed: proposed !== undefined && isFar(proposed) ? distanceTo(proposed) : undefined,
  }
}

/** A trailing stop after a price: it follows a better one and never moves back. */
export function trailedTo(
  stop: number,
  { distance, direction }: { readonly distance: number; readonly direction: StopSetting['direction'] },
  price: number,
): number {
  const next = trailingStopAt(price, distance, direction)
  return direction === 'LONG' ? Math.max(stop, next) : Math.min(stop, next)
}
