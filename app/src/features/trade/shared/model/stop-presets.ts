import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  type StopSetting,
  stopLossIssue,
  subtractDecimals,
  takeProfitIssue,
} from '@swx/sdk/money'
import type { OrderTerms } from '#core/parameters/order-config.ts'

/** Parts of the way from the price to the stop-out. */
const PARTS = [0.15, 0.3, 0.6]
/** Where the stop-out is far away, in percent. */
const FAR = ['2', '5', '10']
const FAR_LEVERAGE = 2
const plainSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10]

/** The plain number that is nearest: 0.375 gives 0.4. */
function plain(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const steps = plainSteps.map((step) => step * power)
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best))
}

/**
 * The moves of the price, in percent, that are proposed for a stop loss and for a take profit: before the stop-out, so
 * that they can act.
 *
 * @returns three decimal strings with the same number of decimals, the smallest first
 *
 * @example
 * presetMoves(30, { stopOutLevel: '0.50' }) // ['0.25', '0.50', '1.00']
 */
export function presetMoves(
  leverage: number,
  { stopOutLevel }: Pick<OrderTerms, 'stopOutLevel'>,
): readonly string[] {
  if (leverage <= FAR_LEVERAGE) return FAR
  const way = (100 * (1 - Number(stopOutLevel))) / leverage
  const moves = PARTS.map((part) => Number(plain(way * part).toPrecision(3)))
  const decimals = Math.max(...moves.map((move) => String(move).split('.')[1]?.length ?? 0))
  return moves.map((move) => move.toFixed(decimals))
}

/**
 * The price a move leads to, on the grid of its instrument and rounded towards the price it starts from.
 *
 * @param side 1 for a price above, -1 for one below
 */
export function priceAtMove(
  move: string,
  { price, tickSize }: { readonly price: number; readonly tickSize: number },
  side: 1 | -1,
): number {
  const away = multiplyDecimals(price, move, '0.01')
  const target = side === 1 ? addDecimals(price, away) : subtractDecimals(price, away)
  return Number(multiplyDecimals(divideDecimals(target, tickSize, 0, side === 1 ? 'DOWN' : 'UP'), tickSize))
}

/** A proposed price of a stop. */
export interface StopPreset {
  /** The distance from the current price in percent, without a sign. */
  readonly move: string
  /** What is entered: the price, or the distance of a stop that trails. */
  readonly price: number
}

/** What stops are proposed for: a position at the current price. */
export interface PresetSetting extends StopSetting {
  readonly price: number
  readonly tickSize: number
  readonly leverage: number
  readonly stopOutLevel: string
}

/** What is proposed for a stop. */
export interface StopProposal {
  /** The proposed prices that are reasonable at the current price. */
  readonly presets: readonly StopPreset[]
  /** What is entered when the stop is switched on: the middle move, or the reasonable price that is next to it. */
  readonly proposed: number | undefined
  /** The price or the distance nearest to the current price that may be entered. */
  readonly nearest: number
}

/** What is proposed for a stop loss or a take profit. */
export function stopProposal(kind: 'stopLoss' | 'takeProfit', setting: PresetSetting): StopProposal {
  const { direction, price, tickSize, exitDistanceTicks, leverage } = setting
  const side = (direction === 'LONG') === (kind === 'takeProfit') ? 1 : -1
  const issueOf = kind === 'stopLoss' ? stopLossIssue : takeProfitIssue
  const isReasonable = (at: number) => issueOf(setting, at) === undefined
  const all = presetMoves(leverage, setting).map((move) => ({
    move,
    price: priceAtMove(move, setting, side),
  }))
  const [small, middle, large] = all.map((preset) => preset.price)
  // Where a tick is coarse, a small move is nearer than a stop may be.
  const nearest = Number(addDecimals(price, multiplyDecimals(tickSize, side * exitDistanceTicks)))
  return {
    presets: all.filter((preset) => isReasonable(preset.price)),
    nearest,
    proposed: [middle, large, small, nearest].find((at) => at !== undefined && isReasonable(at)),
  }
}
