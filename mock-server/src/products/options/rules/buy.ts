import type { Actor } from '../../../domain/actor.ts'
import { checkFunds, checkTerms, readUsd } from '../../../domain/amount.ts'
import { tradedBy } from '../../../domain/domain-event.ts'
import { begin } from '../../../domain/history.ts'
import type { TradedInstrument, TradedPrice } from '../../../domain/instrument.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { hasMoved } from '../../../domain/price-grid.ts'
import { OPTION_STAKE } from '../../../domain/trading-limits.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { optionStake } from '../../../ledger/templates/trading.ts'
import { type OptionsOrder, optionGain } from './options-order.ts'

/** How far the price may have moved since the client saw it. */
const TOLERANCE = '0.001'

/** A command to buy a fixed-time option. */
export interface BuyOptions {
  readonly takeOrderNo: () => string
  readonly direction: 'UP' | 'DOWN'
  readonly periodSec: number | undefined
  /** Decimal string as it came. */
  readonly amount: string | undefined
  /** The price the client saw. */
  readonly quotedPrice?: number | undefined
  readonly acceptedTermsVersion: string
}

/** What the command depends on besides the user. */
export interface BuyOptionsFacts {
  /** Undefined for an unknown one. */
  readonly instrument: TradedInstrument | undefined
  readonly price: TradedPrice
  /** Principal of open loans, in cents, in real mode: borrowed money buys no options. */
  readonly loanPrincipal: bigint
  /** The feature `optionsReal`. */
  readonly realEnabled: boolean
}

/** In the order in which they are looked for. */
type BuyOptionsError =
  | 'optionsProductWrong'
  | 'notTradable'
  | 'noMatchingPeriod'
  | 'purchaseAmountWrong'
  | 'quoteChanged'
  | 'insufficientBalance'

/**
 * Buys a fixed-time option; the strike is the house's price now.
 */
export const buyOptions = (
  actor: Actor,
  command: BuyOptions,
  { instrument, price, loanPrincipal, realEnabled }: BuyOptionsFacts,
): Outcome<{ order: OptionsOrder }, BuyOptionsError> => {
  const { user, mode, now } = actor
  if (instrument === undefined || instrument.optionPeriods.length === 0) return reject('optionsProductWrong')
  if (price.session !== 'OPEN' || (mode === 'real' && !realEnabled)) return reject('notTradable')
  const period = instrument.optionPeriods.find(({ periodSec }) => periodSec === command.periodSec)
  if (!period) return reject('noMatchingPeriod')
  const stake = readUsd(command.amount)
  if (stake === undefined || stake < OPTION_STAKE.min || stake > OPTION_STAKE.max)
    return reject('purchaseAmountWrong')
  if (command.quotedPrice !== undefined && hasMoved(instrument, price.ticks, command.quotedPrice, TOLERANCE))
    return reject('quoteChanged')
  const stopped =
    checkTerms(command.acceptedTermsVersion, instrument.termsVersion) ??
    checkFunds(actor.cash - loanPrincipal, stake)
  if (stopped) return stopped

  const order: OptionsOrder = {
    orderNo: command.takeOrderNo(),
    userId: user.id,
    mode,
    code: instrument.code,
    marketId: instrument.id,
    tickUnits: instrument.tickUnits,
    priceDecimals: instrument.priceDecimals,
    direction: command.direction,
    periodSec: period.periodSec,
    stake,
    payoutRatio: period.payoutRatio,
    strikePrice: price.ticks,
    expiresAt: now + period.periodSec * 1_000,
    expectedReturn: stake + optionGain(stake, period.payoutRatio),
    ...begin('OPEN', now),
    openTime: now,
  }
  return done(
    { order },
    {
      entries: entriesOf(optionStake(order, stake)),
      due: [{ at: order.expiresAt, kind: 'optionExpiry', ref: order.orderNo }],
      events: tradedBy(actor.user.id, actor.mode),
    },
  )
}
