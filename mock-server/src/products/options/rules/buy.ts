import type { Actor } from '../../../domain/actor.ts'
import { readUsd, refuseFunds, refuseTerms } from '../../../domain/amount.ts'
import { begin } from '../../../domain/history.ts'
import type { TradedInstrument, TradedPrice } from '../../../domain/instrument.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { hasMoved } from '../../../domain/price-grid.ts'
import { OPTION_STAKE } from '../../../domain/trading-limits.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { optionStake } from '../../../ledger/templates/trading.ts'
import { type OptionsOrder, optionGain } from './options-order.ts'

/** How far the price may have moved since the client saw it. */
const TOLERANCE = '0.001'

/** A command to buy a fixed-time option. */
export interface BuyOptions {
  readonly orderNo: string
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

/**
 * Buys a fixed-time option; the strike is the house's price now.
 *
 * Errors in order: 10014, 10015, 10017, 10016, 11018, 10011.
 */
export const buyOptions = (
  actor: Actor,
  command: BuyOptions,
  { instrument, price, loanPrincipal, realEnabled }: BuyOptionsFacts,
): Outcome<{ order: OptionsOrder }> => {
  const { user, mode, now } = actor
  if (instrument === undefined || instrument.optionPeriods.length === 0) return refuse('10014')
  if (price.session !== 'OPEN' || (mode === 'real' && !realEnabled)) return refuse('10015')
  const period = instrument.optionPeriods.find(({ periodSec }) => periodSec === command.periodSec)
  if (!period) return refuse('10017')
  const stake = readUsd(command.amount)
  if (stake === undefined || stake < OPTION_STAKE.min || stake > OPTION_STAKE.max) return refuse('10016')
  if (command.quotedPrice !== undefined && hasMoved(instrument, price.ticks, command.quotedPrice, TOLERANCE))
    return refuse('11018')
  const stopped =
    refuseTerms(command.acceptedTermsVersion, instrument.termsVersion) ??
    refuseFunds(actor.cash - loanPrincipal, stake)
  if (stopped) return stopped

  const order: OptionsOrder = {
    orderNo: command.orderNo,
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
    },
  )
}
