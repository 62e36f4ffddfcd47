import { compareDecimals } from '@swx/sdk/money'
import type { OrderConfig } from '../../../catalogue/money-parameters.ts'
import type { Actor } from '../../../domain/actor.ts'
import { checkFunds, checkTerms, MAX_USD } from '../../../domain/amount.ts'
import { tradedBy } from '../../../domain/domain-event.ts'
import { begin } from '../../../domain/history.ts'
import type { TradedInstrument, TradedPrice } from '../../../domain/instrument.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { hasMoved } from '../../../domain/price-grid.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { orderOpen } from '../../../ledger/templates/trading.ts'
import { isLeverageAllowed } from './config.ts'
import { areExitsReasonable, readExits } from './exits.ts'
import { areLotsOffered } from './lots.ts'
import { type Direction, notional, type Order, openingFigures } from './order.ts'

/** A command to open a position. */
export interface OpenOrder {
  readonly takeOrderNo: () => string
  readonly direction: Direction
  /** Decimal string as it came. */
  readonly lots: string | undefined
  readonly leverage: number | undefined
  /** The price the client saw. */
  readonly quotedPrice: number
  /** How far the price may have moved, a fraction as a decimal string. */
  readonly slippage: string
  readonly stopLossPrice?: number | undefined
  readonly takeProfitPrice?: number | undefined
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
  const { feeRate, stopOutLevel } = config
  const value = notional(size, price.ticks)
  // Below a cent a margin could never be half lost.
  if (compareDecimals(value, '0.01') < 0 || compareDecimals(value, formatUsd(MAX_USD)) > 0)
    return reject('purchaseAmountWrong')
  const terms = { direction, leverage, feeRate, stopOutLevel, openPrice: price.ticks }
  const { margin, openFee, stopOutPrice } = openingFigures({ ...size, ...terms })
  const exits = readExits(instrument, command.stopLossPrice, command.takeProfitPrice)
  if (!exits || !areExitsReasonable(direction, price.ticks, stopOutPrice, exits))
    return reject('stopPricesUnreasonable')
  if (hasMoved(instrument, price.ticks, command.quotedPrice, command.slippage)) return reject('quoteChanged')
  const stopped =
    checkTerms(command.acceptedTermsVersion, instrument.termsVersion) ??
    checkFunds(actor.cash, margin + openFee)
  if (stopped) return stopped

  const order: Order = {
    orderNo: command.takeOrderNo(),
    userId: actor.user.id,
    mode: actor.mode,
    code,
    marketId: id,
    ...size,
    ...terms,
    margin,
    ...exits,
    stopOutPrice,
    openFee,
    ...begin('OPEN', actor.now),
    openTime: actor.now,
  }
  return done({ order }, { entries: entriesOf(orderOpen(order, margin, openFee)), events: tradedBy(actor) })
}
