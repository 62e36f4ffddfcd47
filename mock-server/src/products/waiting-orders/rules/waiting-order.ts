import { type TriggerType, triggerSide } from '@swx/sdk/money'
import { begin, type Tracked } from '../../../domain/history.ts'
import { openingFigures } from '../../../domain/opening-figures.ts'
import type { PositionSize, PositionTerms } from '../../../domain/position.ts'
import type { Stops } from '../../../domain/stops.ts'
import type { Mode } from '../../../ledger/entry.ts'

/** Why a waiting order ended without a position. */
export type EndReason =
  | 'USER'
  | 'PARTNER_FILLED'
  | 'EXPIRED'
  | 'INSUFFICIENT_BALANCE'
  | 'STOPS_PASSED'
  | 'ACCOUNT_FROZEN'
  | 'DELISTED'
  | 'DEMO_RESET'

/** What becomes of a waiting order. */
export type WaitingStatus = 'WAITING' | 'FILLED' | 'CANCELLED' | 'EXPIRED' | 'REJECTED'

/** How long it waits. */
export type Expiry = 'UNTIL_CANCELLED' | 'DAY' | 'MOMENT'

/** An order to open a position at a trigger price. Money in cents, times in epoch ms, prices in ticks of its grid. */
export interface WaitingOrder extends Tracked<WaitingStatus>, PositionTerms, PositionSize, Stops {
  readonly orderNo: string
  readonly userId: string
  readonly mode: Mode
  readonly code: string
  readonly marketId: string
  readonly type: TriggerType
  readonly triggerPrice: number
  readonly expiry: Expiry
  readonly expiresAt?: number | undefined
  /** The order that is cancelled when this one is filled. */
  readonly ocoOrderNo?: string
  /** On hold for it; 0 when it no longer waits. */
  readonly held: bigint
  /** How often its hold was changed: tells the entries apart. */
  readonly holds: number
  readonly filledOrderNo?: string
  readonly filledPrice?: number
  readonly reason?: EndReason
  readonly placedAt: number
  readonly endedAt?: number
}

/** What a position costs at a price: margin and opening fee, and where it would be stopped out. */
export const costAt = (order: PositionTerms & PositionSize, openPrice: number) => {
  const { margin, openFee, stopOutPrice } = openingFigures({ ...order, openPrice })
  return { needed: margin + openFee, stopOutPrice }
}

/** The price that triggers an order, on the side from which it is reached. */
export const triggerLevels = (order: Pick<WaitingOrder, 'type' | 'direction' | 'triggerPrice'>) => {
  const side = triggerSide(order)
  return {
    above: side === 'above' ? order.triggerPrice : undefined,
    below: side === 'below' ? order.triggerPrice : undefined,
  }
}

/** The first status of an order. */
export const beginWaiting = (at: number): Tracked<WaitingStatus> => begin('WAITING', at)
