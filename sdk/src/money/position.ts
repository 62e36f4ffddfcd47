import type { RealisedParts } from '../gen/entities.ts'
import { trimDecimal } from './decimals.ts'
import {
  CENTS,
  type DecimalInput,
  type Exact,
  exact,
  greater,
  lesser,
  minus,
  negative,
  over,
  plus,
  posted,
  textOf,
  times,
  whole,
} from './exact.ts'

/** LONG gains when the price rises, SHORT when it falls. */
export type PositionDirection = 'LONG' | 'SHORT'

/** How much of what is held. */
export interface PositionSize {
  readonly lots: string
  /** Units in a lot. */
  readonly contractSize: string
}

/** The conditions of the parameter `order.config` that a position keeps. */
export interface PositionTerms {
  /** Fee of each side as a part of the notional amount. */
  readonly feeRate: string
  /** Part of the margin at which the position is closed automatically (stop-out). */
  readonly stopOutLevel: string
}

/** A position as it would be opened. Prices are those of the wire: numbers, or decimal strings. */
export interface PositionDraft extends PositionSize, PositionTerms {
  readonly direction: PositionDirection
  /** 30 means 1:30. */
  readonly leverage: number
  readonly price: DecimalInput
  /** The smallest price step. */
  readonly tickSize: DecimalInput
  readonly stopLossPrice?: DecimalInput | undefined
  readonly takeProfitPrice?: DecimalInput | undefined
}

/** The outcome of closing at a price. Dollars. */
export interface ClosingQuote {
  /** Gain or loss before fees; the user never loses more than the margin. */
  readonly profit: string
  /** The closing fee; never more than what is left of the margin. */
  readonly closeFee: string
  /** After both fees. */
  readonly net: string
  /** What is added to the balance: the margin and the profit, less the fee. */
  readonly returned: string
  /** The loss beyond the margin, which the user does not pay. */
  readonly shortfall: string
}

/** The figures of a position before it is opened. Dollars, and prices as decimal strings. */
export interface PositionQuote {
  /** Rounded up, as the margin is: without leverage both are the same amount. */
  readonly notional: string
  /** Rounded up. */
  readonly margin: string
  /** At least 0.01, unless the rate is zero. */
  readonly openFee: string
  /** Margin and opening fee: what leaves the balance. */
  readonly total: string
  /** The first tick at which the position is closed automatically (stop-out); at or below zero it cannot be reached. */
  readonly stopOutPrice: string
  /** The outcome of closing at the price it is opened at. */
  readonly atOpen: ClosingQuote
  readonly atStopOut: ClosingQuote
  readonly atStopLoss?: ClosingQuote
  readonly atTakeProfit?: ClosingQuote
  /** The most that can be lost: the whole margin and the opening fee, as a negative amount. */
  readonly worstCase: string
}

/** A position that is open. */
export interface HeldPosition extends PositionSize {
  readonly direction: PositionDirection
  readonly openPrice: DecimalInput
  /** Dollars. */
  readonly margin: string
  readonly openFee: string
  readonly feeRate: string
  /** The parts closed before; undefined while there are none. */
  readonly realised?: RealisedParts | undefined
}

const unitsOf = ({ lots, contractSize }: PositionSize): Exact => times(exact(lots), exact(contractSize))

const movement = (direction: PositionDirection, open: Exact, close: Exact): Exact =>
  direction === 'LONG' ? minus(close, open) : minus(open, close)

/**
 * The value of a position at a price, exact, not rounded.
 *
 * @throws RangeError for a text that is not a decimal
 * @example
 * notionalOf({ lots: '0.10', contractSize: '100000' }, 1.085) // '10850.00000'
 */
export const notionalOf = (size: PositionSize, price: DecimalInput): string =>
  textOf(times(unitsOf(size), exact(price)))

/** Gain or loss between two prices, exact. */
const movedBy = (
  size: PositionSize & { readonly direction: PositionDirection },
  open: DecimalInput,
  close: DecimalInput,
): Exact => times(movement(size.direction, exact(open), exact(close)), unitsOf(size))

/**
 * Gain or loss between two prices in dollars, before fees, however large.
 *
 * @throws RangeError for a text that is not a decimal
 */
export const profitBetween = (
  size: PositionSize & { readonly direction: PositionDirection },
  openPrice: DecimalInput,
  closePrice: DecimalInput,
): string => textOf(posted(movedBy(size, openPrice, closePrice)))

/** The exact sums of all parts, this one closed at a price among them. */
const realisedAt = (position: HeldPosition, price: DecimalInput) => {
  const fee = times(unitsOf(position), exact(price), exact(position.feeRate))
  return {
    profit: plus(exact(position.realised?.profit ?? '0'), movedBy(position, position.openPrice, price)),
    fee: plus(exact(position.realised?.fee ?? '0'), fee),
  }
}

/**
 * The result of all closed parts of a position, this one included: `realised` of what stays open.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function realisedAfter(position: HeldPosition, price: DecimalInput): RealisedParts {
  const { profit, fee } = realisedAt(position, price)
  return { profit: trimDecimal(textOf(profit)), fee: trimDecimal(textOf(fee)) }
}

/** A rounded total less the rounded total before it. */
const addedTo = (before: string | undefined, total: Exact): Exact =>
  minus(posted(total), posted(exact(before ?? '0')))

/**
 * The outcome of closing an open position at a price. Single price, isolated margin. After parts of it were closed,
 * profit and fee are the rounded total of all parts less the rounded total of those before, so that the parts always
 * sum to the result of closing at once.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function quoteClosing(position: HeldPosition, price: DecimalInput): ClosingQuote {
  const margin = exact(position.margin)
  const total = realisedAt(position, price)
  const moved = addedTo(position.realised?.profit, total.profit)
  const profit = greater(moved, negative(margin))
  const left = plus(margin, profit)
  const closeFee = lesser(addedTo(position.realised?.fee, total.fee), left)
  return {
    profit: textOf(posted(profit)),
    closeFee: textOf(posted(closeFee)),
    net: textOf(posted(minus(minus(profit, closeFee), exact(position.openFee)))),
    returned: textOf(posted(minus(left, closeFee))),
    shortfall: textOf(posted(minus(profit, moved))),
  }
}

/**
 * The first tick, seen from the opening price, at which margin and loss together are at or below the stop-out level:
 * rounded down to a tick for LONG, up for SHORT.
 */
function stopOutOf(draft: PositionDraft, margin: Exact): Exact {
  const tick = exact(draft.tickSize)
  const loss = times(margin, minus(whole(1), exact(draft.stopOutLevel)))
  const ticks = over(loss, times(unitsOf(draft), tick), 0, 'UP')
  const distance = times(ticks, tick)
  const open = exact(draft.price)
  return draft.direction === 'LONG' ? minus(open, distance) : plus(open, distance)
}

/** The lowest opening fee in dollars, unless the fee rate is zero. */
export const LEAST_OPEN_FEE = '0.01'
const CENT = exact(LEAST_OPEN_FEE)

/** At least a cent, unless opening is free: many small positions cost what a large one does. */
const openFeeOf = (fee: Exact): Exact => (fee.units === 0n ? posted(fee) : greater(posted(fee), CENT))

/**
 * The figures of a position before it is opened, by the rules and roundings that the server posts by.
 *
 * @throws RangeError for a text that is not a decimal, and for a size, leverage or tick of zero
 * @example
 * quotePosition({
 *   direction: 'LONG', lots: '0.10', contractSize: '100000', leverage: 30, price: 1.085, tickSize: 0.00001,
 *   feeRate: '0.0005', stopOutLevel: '0.50',
 * }).margin // '361.67'
 */
export function quotePosition(draft: PositionDraft): PositionQuote {
  const value = times(unitsOf(draft), exact(draft.price))
  const margin = over(value, whole(draft.leverage), CENTS, 'UP')
  const openFee = openFeeOf(times(value, exact(draft.feeRate)))
  const total = plus(margin, openFee)
  const stopOutPrice = textOf(stopOutOf(draft, margin))
  const held: HeldPosition = {
    ...draft,
    openPrice: draft.price,
    margin: textOf(margin),
    openFee: textOf(openFee),
  }
  const { stopLossPrice, takeProfitPrice } = draft
  return {
    notional: textOf(over(value, whole(1), CENTS, 'UP')),
    margin: held.margin,
    openFee: held.openFee,
    total: textOf(total),
    stopOutPrice,
    atOpen: quoteClosing(held, draft.price),
    atStopOut: quoteClosing(held, stopOutPrice),
    ...(stopLossPrice === undefined ? {} : { atStopLoss: quoteClosing(held, stopLossPrice) }),
    ...(takeProfitPrice === undefined ? {} : { atTakeProfit: quoteClosing(held, takeProfitPrice) }),
    worstCase: textOf(negative(total)),
  }
}

/**
 * Whether a price closes a position automatically (stop-out): margin and loss together are at or below a part of the
 * margin.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function isStopOut(
  position: HeldPosition & Pick<PositionTerms, 'stopOutLevel'>,
  price: DecimalInput,
): boolean {
  const margin = exact(position.margin)
  const moved = movedBy(position, position.openPrice, price)
  return minus(plus(margin, moved), times(margin, exact(position.stopOutLevel))).units <= 0n
}
