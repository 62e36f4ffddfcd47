import { triggerIssue } from '@swx/sdk/money'
import type { OrderConfig } from '../../../catalogue/money-parameters.ts'
import type { Actor } from '../../../domain/actor.ts'
import { checkFunds, checkTerms } from '../../../domain/amount.ts'
import type { TradedInstrument, TradedPrice } from '../../../domain/instrument.ts'
import { isLeverageAllowed } from '../../../domain/leverage.ts'
import { areLotsOffered } from '../../../domain/lots.ts'
import { isValueOffered } from '../../../domain/opening-figures.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import type { Direction } from '../../../domain/position.ts'
import { ticksOfPrice } from '../../../domain/price-grid.ts'
import { areStopsReasonable, type GivenStops, readStops } from '../../../domain/stops.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { pendingHold } from '../../../ledger/templates/trading.ts'
import { type GivenExpiry, readExpiry } from './expiry.ts'
import { expiryOf } from './plan.ts'
import { beginWaiting, costAt, type WaitingOrder } from './waiting-order.ts'

/** A command to place a waiting order. Prices are as they came: JSON numbers. */
export interface PlaceOrder extends GivenStops, GivenExpiry {
  readonly takeOrderNo: () => string
  readonly direction: Direction
  readonly type: WaitingOrder['type']
  readonly triggerPrice: number | undefined
  readonly lots: string | undefined
  readonly leverage: number | undefined
  readonly ocoOrderNo?: string | undefined
  readonly acceptedTermsVersion: string
}

/** What the command depends on besides the user. */
export interface PlaceOrderFacts {
  /** Undefined for an unknown one. */
  readonly instrument: TradedInstrument | undefined
  readonly price: TradedPrice
  readonly config: OrderConfig
  /** The user's order of the number that the command names as its partner. */
  readonly partner: WaitingOrder | undefined
  /** Whether the partner of that order still waits. */
  readonly isPartnerTaken: boolean
}

/** In the order in which they are looked for. */
type PlaceOrderError =
  | 'notTradable'
  | 'leverageNotAllowed'
  | 'purchaseAmountWrong'
  | 'triggerPriceUnreasonable'
  | 'stopPricesUnreasonable'
  | 'expiryUnreasonable'
  | 'partnerUnsuitable'
  | 'quoteChanged'
  | 'insufficientBalance'

/** A placed order and its partner, which knows of it from now on. */
export interface PlacedOrder {
  readonly order: WaitingOrder
  readonly partner: WaitingOrder | undefined
}

/** Whether a trigger price is on the side that the price has still to come from, in ticks. */
export const isTriggerReasonable = (
  order: Pick<WaitingOrder, 'type' | 'direction'>,
  price: number,
  trigger: number | undefined,
): trigger is number =>
  trigger !== undefined && triggerIssue({ ...order, price, tickSize: 1 }, trigger) === undefined

/** Places a waiting order: what its position would cost at the trigger price is held. */
export const placeOrder = (
  actor: Actor,
  command: PlaceOrder,
  { instrument, price, config, partner, isPartnerTaken }: PlaceOrderFacts,
): Outcome<PlacedOrder, PlaceOrderError> => {
  if (instrument === undefined || price.session !== 'OPEN') return reject('notTradable')
  const { leverage, lots, direction, type } = command
  if (!isLeverageAllowed(config, instrument, leverage)) return reject('leverageNotAllowed')
  if (!areLotsOffered(lots, instrument)) return reject('purchaseAmountWrong')

  const { id, code, contractSize, tickUnits, priceDecimals } = instrument
  const size = { lots, contractSize, tickUnits, priceDecimals }
  const triggerPrice =
    command.triggerPrice === undefined ? undefined : ticksOfPrice(instrument, command.triggerPrice)
  if (!isTriggerReasonable({ type, direction }, price.ticks, triggerPrice))
    return reject('triggerPriceUnreasonable')
  if (!isValueOffered(size, triggerPrice)) return reject('purchaseAmountWrong')
  const { feeRate, stopOutLevel } = config
  const terms = { ...size, direction, leverage, feeRate, stopOutLevel }
  const { needed, stopOutPrice } = costAt(terms, triggerPrice)
  const stops = readStops(instrument, command)
  if (!stops || !areStopsReasonable(direction, triggerPrice, stopOutPrice, stops))
    return reject('stopPricesUnreasonable')
  const expiresAt = readExpiry(command, actor.now)
  if (expiresAt === null) return reject('expiryUnreasonable')
  const { ocoOrderNo } = command
  const isPartnerGood = partner?.status === 'WAITING' && partner.code === code && !isPartnerTaken
  if (ocoOrderNo !== undefined && !isPartnerGood) return reject('partnerUnsuitable')
  const stopped =
    checkTerms(command.acceptedTermsVersion, instrument.termsVersion) ?? checkFunds(actor.cash, needed)
  if (stopped) return stopped

  const order: WaitingOrder = {
    orderNo: command.takeOrderNo(),
    userId: actor.user.id,
    mode: actor.mode,
    code,
    marketId: id,
    type,
    triggerPrice,
    ...terms,
    ...stops,
    expiry: command.expiry,
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(ocoOrderNo === undefined ? {} : { ocoOrderNo }),
    held: needed,
    holds: 1,
    ...beginWaiting(actor.now),
    placedAt: actor.now,
  }
  return done(
    {
      order,
      partner: ocoOrderNo === undefined ? undefined : partner && { ...partner, ocoOrderNo: order.orderNo },
    },
    { entries: entriesOf(pendingHold(order, needed, 1)), due: expiryOf(order) },
  )
}
