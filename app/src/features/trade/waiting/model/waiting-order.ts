import type { components } from '@swx/sdk'
import type { Direction } from '#features/trade/shared/model/position-preview.ts'
import { triggerSide, type WaitingType } from '#features/trade/shared/model/waiting-entry.ts'
import { type Expiry, type ExpiryText, expiries } from '#features/trade/shared/model/waiting-form.ts'

type PendingOrder = components['schemas']['PendingOrder']

/** An order that waits for a price, or how it ended. Money and sizes are decimal strings. */
export interface WaitingOrder {
  readonly orderNo: string
  readonly code: string
  readonly marketId: string
  readonly direction: Direction
  readonly type: WaitingType
  readonly trigger: number
  readonly lots: string
  readonly contractSize: string
  readonly leverage: number
  readonly expiry: PendingOrder['expiry']
  /** When it expires; undefined where it waits until it is cancelled. */
  readonly expiresAt: string | undefined
  readonly stopLoss: number | undefined
  /** The distance that the stop loss of the position trails at. */
  readonly trailing: number | undefined
  readonly takeProfit: number | undefined
  /** Number of the order that is cancelled when this one is filled, and the reverse. */
  readonly partner: string | undefined
  readonly status: PendingOrder['status']
  /** Dollars; 0.00 once it ended. */
  readonly held: string
  /** The position that it opened, and at which price. */
  readonly filledOrderNo: string | undefined
  readonly filledPrice: number | undefined
  /** Why it ended without a position. */
  readonly reason: PendingOrder['reason']
  readonly placedAt: string
  readonly endedAt: string | undefined
}

/** Translates the wire once. */
export function toWaitingOrder(order: PendingOrder): WaitingOrder {
  return {
    orderNo: order.orderNo,
    code: order.code,
    marketId: order.marketId,
    // One that only a later server knows is shown by its own word.
    direction: order.direction as Direction,
    type: order.type as WaitingType,
    trigger: order.triggerPrice,
    lots: order.lots,
    contractSize: order.contractSize,
    leverage: order.leverage,
    expiry: order.expiry,
    expiresAt: order.expiresAt,
    stopLoss: order.stopLossPrice,
    trailing: order.trailingDistance,
    takeProfit: order.takeProfitPrice,
    partner: order.ocoOrderNo,
    status: order.status,
    held: order.held,
    filledOrderNo: order.filledOrderNo,
    filledPrice: order.filledPrice,
    reason: order.reason,
    placedAt: order.placedAt,
    endedAt: order.endedAt,
  }
}

/** Whether a price fills the order: it has reached what the order waits for. */
export const isFilledAt = (order: WaitingOrder, price: number): boolean =>
  (price - order.trigger) * triggerSide(order) >= 0

/** How long an order waits, as it is sent. */
export const expiryOf = (
  expiry: Expiry,
): { readonly expiry: Expiry['until']; readonly expiresAt?: string } => ({
  expiry: expiry.until,
  ...(expiry.until === 'MOMENT' ? { expiresAt: expiry.at } : {}),
})

/** How long an order waits, as its fields hold it. */
export const expiryTextOf = ({
  expiry,
  expiresAt,
}: Pick<WaitingOrder, 'expiry' | 'expiresAt'>): ExpiryText => ({
  // Of a way to expire that only a later server knows the moment is what can be changed.
  until: expiries.find((known) => known === expiry) ?? 'MOMENT',
  text: expiresAt === undefined || expiry === 'DAY' ? '' : expiresAt.slice(0, 16),
})
