import type { Actor } from '../../../domain/actor.ts'
import { checkFunds } from '../../../domain/amount.ts'
import type { TradedInstrument } from '../../../domain/instrument.ts'
import { areLotsOffered } from '../../../domain/lots.ts'
import { isValueOffered } from '../../../domain/opening-figures.ts'
import { done, type Outcome, reject, rejectLocked } from '../../../domain/outcome.ts'
import { ticksOfPrice } from '../../../domain/price-grid.ts'
import { areStopsReasonable, readStops, type Stops } from '../../../domain/stops.ts'
import type { PaymentLock } from '../../../domain/user.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { pendingHold, pendingRelease } from '../../../ledger/templates/trading.ts'
import { type GivenExpiry, readExpiry } from './expiry.ts'
import { isTriggerReasonable } from './place.ts'
import { expiryOf } from './plan.ts'
import { costAt, type WaitingOrder } from './waiting-order.ts'

/** Changes as they came: null removes one, undefined leaves it as it is. */
export type ModifyWaitingOrder = { readonly [Name in keyof Stops]?: number | null | undefined } & {
  readonly triggerPrice?: number | undefined
  readonly lots?: string | undefined
} & Partial<GivenExpiry>

/** What the command depends on besides the user and the order. */
export interface ModifyFacts {
  readonly instrument: TradedInstrument
  /** The price now, in ticks. */
  readonly ticks: number
  /** The lock of the user's payments, if there is one. */
  readonly lock: PaymentLock | undefined
}

type ModifyError =
  | 'orderNotWaiting'
  | 'paymentLocked'
  | 'purchaseAmountWrong'
  | 'triggerPriceUnreasonable'
  | 'stopPricesUnreasonable'
  | 'expiryUnreasonable'
  | 'insufficientBalance'

/** The stops after a change; a stop loss and a trailing stop take the place of each other. */
const stopsAfter = (order: WaitingOrder, change: ModifyWaitingOrder): Stops | undefined => {
  const given = readStops(order, {
    stopLossPrice: change.stopLossPrice ?? undefined,
    takeProfitPrice: change.takeProfitPrice ?? undefined,
    trailingDistance: change.trailingDistance ?? undefined,
  })
  if (!given || (given.stopLossPrice !== undefined && given.trailingDistance !== undefined)) return undefined
  const chosen = <Name extends keyof Stops>(name: Name) =>
    change[name] === undefined ? order[name] : given[name]
  return {
    stopLossPrice: given.trailingDistance === undefined ? chosen('stopLossPrice') : undefined,
    takeProfitPrice: chosen('takeProfitPrice'),
    trailingDistance: given.stopLossPrice === undefined ? chosen('trailingDistance') : undefined,
  }
}

/** Changes a waiting order; what is held follows. */
export const modifyWaitingOrder = (
  { cash, now }: Pick<Actor, 'cash' | 'now'>,
  order: WaitingOrder,
  change: ModifyWaitingOrder,
  { instrument, ticks, lock }: ModifyFacts,
): Outcome<{ order: WaitingOrder }, ModifyError> => {
  if (order.status !== 'WAITING') return reject('orderNotWaiting')
  const lots = change.lots ?? order.lots
  if (!areLotsOffered(lots, instrument)) return reject('purchaseAmountWrong')
  const triggerPrice =
    change.triggerPrice === undefined ? order.triggerPrice : ticksOfPrice(order, change.triggerPrice)
  if (!isTriggerReasonable(order, ticks, triggerPrice)) return reject('triggerPriceUnreasonable')
  const changed = { ...order, lots, triggerPrice }
  if (!isValueOffered(changed, triggerPrice)) return reject('purchaseAmountWrong')
  const { needed, stopOutPrice } = costAt(changed, triggerPrice)
  const stops = stopsAfter(order, change)
  if (!stops || !areStopsReasonable(order.direction, triggerPrice, stopOutPrice, stops))
    return reject('stopPricesUnreasonable')
  const { expiry = order.expiry } = change
  const namesExpiry = change.expiry !== undefined || (expiry === 'MOMENT' && change.expiresAt !== undefined)
  const expiresAt = namesExpiry ? readExpiry({ expiry, expiresAt: change.expiresAt }, now) : order.expiresAt
  if (expiresAt === null) return reject('expiryUnreasonable')

  const more = needed - order.held
  if (more > 0n && lock) return rejectLocked(lock)
  const stopped = checkFunds(cash, more)
  if (stopped) return stopped
  const holds = order.holds + (more === 0n ? 0 : 1)
  const after: WaitingOrder = { ...changed, ...stops, expiry, expiresAt, held: needed, holds }
  return done(
    { order: after },
    {
      entries: entriesOf(more > 0n ? pendingHold(after, more, holds) : pendingRelease(after, -more, holds)),
      due: expiresAt === order.expiresAt ? [] : expiryOf(after),
    },
  )
}
