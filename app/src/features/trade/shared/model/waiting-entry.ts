import { addDecimals, multiplyDecimals, subtractDecimals, triggerIssue } from '@swx/sdk/money'
import type { Direction } from './position-preview.ts'
import { priceAtMove } from './stop-presets.ts'

/** How a position is opened: at the current price, or by an order that waits for a price. */
export const entryTypes = ['MARKET', 'LIMIT', 'STOP'] as const

/** See {@link entryTypes}. */
export type EntryType = (typeof entryTypes)[number]

/** The types that wait. */
export type WaitingType = Exclude<EntryType, 'MARKET'>

/** What a price that an order waits for is compared with. */
export interface TriggerSetting {
  readonly type: WaitingType
  readonly direction: Direction
  /** The current price. */
  readonly price: number
  readonly tickSize: number
}

/**
 * Whether an order waits above the current price or below it: a limit waits for a better price, a stop for a worse one.
 */
export const triggerSide = ({ type, direction }: Pick<TriggerSetting, 'type' | 'direction'>): 1 | -1 =>
  (type === 'LIMIT') === (direction === 'LONG') ? -1 : 1

/** The price nearest to the current one, on the side where the order waits. */
export const nearestTrigger = (setting: TriggerSetting): number =>
  Number(addDecimals(setting.price, multiplyDecimals(setting.tickSize, triggerSide(setting))))

/** The type that waits on the side of the price where a trigger lies. */
export const waitingTypeAt = (trigger: number, price: number, direction: Direction): WaitingType =>
  trigger < price === (direction === 'LONG') ? 'LIMIT' : 'STOP'

/** The move of the price, in percent, that is proposed to wait for. */
const PROPOSED_MOVE = '0.25'

/** What is entered when an order is to wait: a price on the grid, a small move away from the current one. */
export function proposedTrigger(setting: TriggerSetting): number {
  const proposed = priceAtMove(PROPOSED_MOVE, setting, triggerSide(setting))
  return triggerIssue(setting, proposed) === undefined ? proposed : nearestTrigger(setting)
}

/** How many ticks `to` is above `from`; negative when it is below. */
export const ticksBetween = (from: number, to: number, tickSize: number): number =>
  Math.round(Number(subtractDecimals(to, from)) / tickSize)
