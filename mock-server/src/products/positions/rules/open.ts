import type { OrderConfig } from '../../../catalogue/money-parameters.ts'
import type { Actor } from '../../../domain/actor.ts'
import { checkFunds, checkTerms } from '../../../domain/amount.ts'
import { type PositionOrdered, tradedBy } from '../../../domain/domain-event.ts'
import { begin } from '../../../domain/history.ts'
import type { TradedInstrument, TradedPrice } from '../../../domain/instrument.ts'
import { isLeverageAllowed } from '../../../domain/leverage.ts'
import { areLotsOffered } from '../../../domain/lots.ts'
import { isValueOffered, openingFigures } from '../../../domain/opening-figures.ts'
import { done, type Effects, type Outcome, reject } from '../../../domain/outcome.ts'
import type { Direction } from '../../../domain/position.ts'
import { hasMoved } from '../../../domain/price-grid.ts'
import { areStopsReasonable, type GivenStops, readStops } from '../../../domain/stops.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { orderOpen } from '../../../ledger/templates/trading.ts'
import type { Order } from './order.ts'

/** A command to open a position. */
export interface OpenOrder extends GivenStops {
  readonly takeOrderNo: () => string
  readonly direction: Direction
  /** Decimal string as it came. */
  readonly lots: string | undefined
  readonly leverage: number | undefined
  /** The price the client saw. */
  readonly quotedPrice: number
  /** How far the price may have moved, a fraction as a decimal string. */
  readonly slippage: string
  readonly acceptedTermsVersion: string
}

/** What the command depends on besides the user. */
export interface OpenOrderFacts {
  /** Undefined for an unknown one. */
  readonly instrument: TradedInstrument | undefined
  readonly price: TradedPrice
  readonly config: OrderConfig
}

/** In the order in which they are looked for. */
type OpenOrderError =
  | 'notTradable'
  | 'leverageNotAllowed'
  | 'purchaseAmountWrong'
  | 'stopPricesUnreasonable'
  | 'quoteChanged'
  | 'insufficientBalance'

/** An opened position with what it books; margin and fee are as its price makes them. */
const opened = (ordered: PositionOrdered, at: number): { order: Order } & Effects => {
  const { margin, openFee, stopOutPrice } = openingFigures(ordered)
  const { userId, mode, trailingDistance } = ordered
  const order: Order = {
    ...ordered,
    margin,
    stopOutPrice,
    openFee,
    ...(trailingDistance === undefined ? {} : { trailingSince: at }),
    ...begin('OPEN', at),
    openTime: at,
  }
  return done(
    { order },
    { entries: entriesOf(orderOpen(order, margin, openFee)), events: tradedBy(userId, mode) },
  )
}

/**
 * Opens a position at the house's price now.
 */
export const openOrder = (
  actor: Actor,
  command: OpenOrder,
  { instrument, price, config }: OpenOrderFacts,
): Outcome<{ order: Order }, OpenOrderError> => {
  if (instrument === undefined || price.session !== 'OPEN') return reject('notTradable')
  const { leverage, lots, direction } = command
  if (!isLeverageAllowed(config, instrument, leverage)) return reject('leverageNotAllowed')
  if (!areLotsOffered(lots, instrument)) return reject('purchaseAmountWrong')

  const { id, code, contractSize, tickUnits, priceDecimals } = instrument
  const size = { lots, contractSize, tickUnits, priceDecimals }
  if (!isValueOffered(size, price.ticks)) return reject('purchaseAmountWrong')
  const { feeRate, stopOutLevel } = config
  const terms = { ...size, direction, leverage, feeRate, stopOutLevel, openPrice: price.ticks }
  const { margin, openFee, stopOutPrice } = openingFigures(terms)
  const stops = readStops(instrument, command)
  if (!stops || !areStopsReasonable(direction, price.ticks, stopOutPrice, stops))
    return reject('stopPricesUnreasonable')
  if (hasMoved(instrument, price.ticks, command.quotedPrice, command.slippage)) return reject('quoteChanged')
  const stopped =
    checkTerms(command.acceptedTermsVersion, instrument.termsVersion) ??
    checkFunds(actor.cash, margin + openFee)
  if (stopped) return stopped

  const orderNo = command.takeOrderNo()
  const { user, mode, now } = actor
  return opened({ ...terms, ...stops, orderNo, userId: user.id, mode, code, marketId: id }, now)
}

/** Opens a position that a waiting order asks for, at the price of the moment that triggered it; it was paid for. */
export const openTriggered = opened
