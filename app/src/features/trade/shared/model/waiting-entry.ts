import { addDecimals, multiplyDecimals, subtractDecimals, triggerIssue } from '@swx/sdk/money'
import type { Direction } from './position-preview.ts'
import { priceAtMove } from './stop-presets.ts'

/** How a position is opened: at the price of now, or by an order that waits for a price. */
export const entryTypes = ['MARKET', 'LIMIT', 'STOP'] as const

/** See {@link entryTypes}. */
export type EntryType = (typeof entryTypes)[number]

/** The types that wait. */
export type WaitingType = Exclude<EntryType, 'MARKET'>

/** What a price that is waited for is held against. */
export interface TriggerSetting {
  readonly type: WaitingType
  readonly direction: Direction
  /** Of now. */
  readonly price: number
  readonly tickSize: number
}

/** Where the price lies that an order waits for: a limit waits for a better price than that of now, a stop for a worse one. */
export const triggerSide = ({ type, direction }: Pick<TriggerSetting, 'type' | 'direction'>): 1 | -1 =>
  (type === 'LIMIT') === (direction === 'LONG') ? -1 : 1

/** The price that is nearest to that of now, on the side where the order waits. */
export const nearestTrigger = (setting: TriggerSetting): number =>
  Number(addDecimals(setting.price, multiplyDecimals(setting.tickSize, triggerSide(setting))))

/** The type that waits on the side of the price where a trigger lies. */
export const waitingTypeAt = (trigger: number, price: number, direction: Direction): WaitingType =>
  trigger < price === (direction === 'LONG') ? 'LIMIT' : 'STOP'

/** The move of the price, in percent, that is proposed to wait for. */
const PROPOSED_MOVE = '0.25'

/** What is entered when an order is to wait: a price on the grid, a small move away from that of now. */
export function proposedTrigger(setting: TriggerSetting): number {
  const proposed = priceAtMove(PROPOSED_MOVE, setting, triggerSide(setting))
  return triggerIssue(setting, proposed) === undefined ? proposed : nearestTrigger(setting)
}

/** How many ticks a price is above another; below for a negative number. */
export const ticksBetween = (from: number, to: number, tickSize: number): number =>
  Math.round(Number(subtractDecimals(to, from)) / tickSize)
