import { fromCents, toCents } from '../money/cents.ts'
import { type Exact, exact, product, quotient, roundDown, roundHalfEven, roundUp, whole } from './exact.ts'
import { type PriceGrid, priceOf, ticksOf, tickText } from './price-grid.ts'

/** LONG gains when the price rises, SHORT when it falls. */
export type Direction = 'LONG' | 'SHORT'

/** The conditions every position is opened on, from the parameter `order.config`. */
export interface OrderTerms {
  /** Fee of each side as a part of the notional amount. */
  readonly feeRate: string
  /** Part of the margin at which a position is closed by force. */
  readonly stopOutLevel: string
  /** Ticks that a stop keeps from the present price. */
  readonly exitDistanceTicks: number
}

/** What a position is made of. Sizes are decimal strings, money in cents is computed from them alone. */
export interface PositionShape extends PriceGrid {
  readonly direction: Direction
  readonly lots: string
  readonly contractSize: string
}

/** A position that is about to be opened. */
export interface PositionWish extends PositionShape, OrderTerms {
  readonly price: number
  readonly leverage: number
  readonly stopLoss?: number | undefined
  readonly takeProfit?: number | undefined
}

/** A price and what closing there comes to after both fees, in dollars. */
export interface ClosingResult {
  readonly price: number
  readonly net: string
}

/** What a position comes to, before it is opened. Money strings in dollars. */
export interface PositionPreview {
  readonly notional: string
  readonly margin: string
  readonly openFee: string
  /** At the present price. */
  readonly closeFee: string
  /** Margin and opening fee: what leaves the available balance. */
  readonly total: string
  readonly atTakeProfit: ClosingResult | undefined
  readonly atStopLoss: ClosingResult | undefined
  readonly atStopOut: ClosingResult
  /** The most that can be lost: a price that jumps past every stop takes the margin, and the opening fee is gone. */
  readonly worstCase: string
}

/** Cents that a position moves by for each tick. */
function centsPerTick(shape: PositionShape): Exact {
  return product(exact(shape.lots), exact(shape.contractSize), exact(tickText(shape)), whole(100))
}

/** Gain or loss between two prices before fees, in cents, not below the margin. */
function profitCents(shape: PositionShape, open: number, close: number, margin: bigint): bigint {
  const ticks = ticksOf(shape, close) - ticksOf(shape, open)
  const moved = whole(shape.direction === 'LONG' ? ticks : -ticks)
  const raw = roundHalfEven(product(centsPerTick(shape), moved))
  return raw < -margin ? -margin : raw
}

/**
 * The first price, seen from the opening price, at which margin and loss together are at or below the stop-out level.
 * At or below zero it can never be reached.
 */
function stopOutTicks(wish: PositionWish, margin: bigint): number {
  const stays = exact(wish.stopOutLevel)
  const loss = product(whole(margin), { num: stays.den - stays.num, den: stays.den })
  const ticks = Number(roundUp(quotient(loss, centsPerTick(wish))))
  const open = ticksOf(wish, wish.price)
  return wish.direction === 'LONG' ? open - ticks : open + ticks
}

/** Computes what a position comes to: the same rules and roundings the backend books by (isolated margin). */
export function previewPosition(wish: PositionWish): PositionPreview {
  const perTick = centsPerTick(wish)
  const valueAt = (price: number) => product(perTick, whole(ticksOf(wish, price)))
  const feeAt = (price: number) => roundHalfEven(product(valueAt(price), exact(wish.feeRate)))
  const margin = roundUp(quotient(valueAt(wish.price), whole(wish.leverage)))
  const openFee = feeAt(wish.price)

  const closingAt = (price: number): ClosingResult => {
    const profit = profitCents(wish, wish.price, price, margin)
    const left = margin + profit
    const fee = feeAt(price) < left ? feeAt(price) : left
    return { price, net: fromCents(profit - openFee - fee) }
  }

  return {
    // Up, as the margin is rounded: without leverage both are the same amount.
    notional: fromCents(roundUp(valueAt(wish.price))),
    margin: fromCents(margin),
    openFee: fromCents(openFee),
    closeFee: fromCents(openFee),
    total: fromCents(margin + openFee),
    atTakeProfit: wish.takeProfit === undefined ? undefined : closingAt(wish.takeProfit),
    atStopLoss: wish.stopLoss === undefined ? undefined : closingAt(wish.stopLoss),
    atStopOut: closingAt(priceOf(wish, stopOutTicks(wish, margin))),
    worstCase: fromCents(-margin - openFee),
  }
}

/** A position that is open. */
export interface OpenPosition extends PositionShape {
  readonly openPrice: number
  /** Dollars. */
  readonly margin: string
}

/** Gain or loss of an open position at a price, before fees, in dollars. */
export function unrealisedAt(position: OpenPosition, price: number): string {
  return fromCents(profitCents(position, position.openPrice, price, toCents(position.margin)))
}

/** What closing an open position at a price comes to. */
export interface ClosingPreview {
  /** Before fees. */
  readonly profit: string
  readonly closeFee: string
  /** What comes back to the available balance. */
  readonly returned: string
  /** After both fees. */
  readonly net: string
}

/** Computes what closing an open position at a price comes to. */
export function previewClosing(
  position: OpenPosition & { readonly openFee: string },
  price: number,
  feeRate: string,
): ClosingPreview {
  const margin = toCents(position.margin)
  const profit = profitCents(position, position.openPrice, price, margin)
  const value = product(centsPerTick(position), whole(ticksOf(position, price)))
  const wanted = roundHalfEven(product(value, exact(feeRate)))
  const left = margin + profit
  const fee = wanted < left ? wanted : left
  return {
    profit: fromCents(profit),
    closeFee: fromCents(fee),
    returned: fromCents(left - fee),
    net: fromCents(profit - fee - toCents(position.openFee)),
  }
}

/** What an instrument takes orders in. */
export interface LotRange {
  readonly minLots: string
  readonly maxLots: string
  readonly lotStep: string
}

/**
 * The largest size whose margin and opening fee fit into a part of the balance; undefined when not even the smallest
 * does.
 *
 * @param percent of the balance, 1 to 100
 */
export function lotsForShare(
  wish: Omit<PositionWish, 'lots'>,
  range: LotRange,
  available: string,
  percent: number,
): string | undefined {
  const budget = roundDown(product(whole(toCents(available)), { num: BigInt(percent), den: 100n }))
  const step = exact(range.lotStep)
  const stepsOf = (lots: string) => roundDown(quotient(exact(lots), step))
  const costOf = (steps: bigint) => toCents(previewPosition({ ...wish, lots: lotsText(range, steps) }).total)
  let low = stepsOf(range.minLots)
  let high = stepsOf(range.maxLots)
  if (costOf(low) > budget) return undefined
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (costOf(middle) <= budget) low = middle
    else high = middle - 1n
  }
  return lotsText(range, low)
}

/** So many lot steps as a decimal string, with the decimals of the step. */
export function lotsText({ lotStep }: Pick<LotRange, 'lotStep'>, steps: bigint): string {
  const decimals = lotStep.split('.')[1]?.length ?? 0
  const units = roundHalfEven(product(exact(lotStep), whole(steps), whole(10n ** BigInt(decimals))))
  const digits = String(units).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
