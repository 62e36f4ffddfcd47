import { type Ratio, ratio } from '../ledger/rounding.ts'

/** How an instrument's prices are written: a price is `ticks × tickUnits / 10^priceDecimals`. */
export interface PriceGrid {
  readonly tickUnits: number
  readonly priceDecimals: number
}

/** The value of one tick in dollars. */
export const tickValue = ({ tickUnits, priceDecimals }: PriceGrid): Ratio =>
  ratio(tickUnits, 10n ** BigInt(priceDecimals))

/** 10 to a whole power as a number: exact, where a power of doubles need not be. */
const tenTo = (decimals: number): number => Number(10n ** BigInt(decimals))

/** A price as a display number. */
export const priceOfTicks = ({ tickUnits, priceDecimals }: PriceGrid, ticks: number): number =>
  (ticks * tickUnits) / tenTo(priceDecimals)

/** A price that came as a JSON number, in whole ticks; undefined when it is off the grid, too large, or not above 0. */
export const ticksOfPrice = (grid: PriceGrid, price: number): number | undefined => {
  const ticks = Math.round((price * tenTo(grid.priceDecimals)) / grid.tickUnits)
  return Number.isSafeInteger(ticks * grid.tickUnits) && ticks > 0 && priceOfTicks(grid, ticks) === price
    ? ticks
    : undefined
}

/** A fraction as an exact ratio of the double it is, for comparing prices that came from a client. */
const exact = (value: number): Ratio => {
  let [scaled, den] = [value, 1n]
  while (!Number.isInteger(scaled)) {
    scaled *= 2
    den *= 2n
  }
  return ratio(BigInt(scaled), den)
}

/**
 * Whether the price has moved from what a client saw by more than a part of it. Compares exactly; nothing else is
 * ever computed from a client's number.
 *
 * @param quoted above 0 and finite.
 * @param part the tolerated movement, a fraction.
 */
export const hasMoved = (grid: PriceGrid, ticks: number, quoted: number, part: Ratio): boolean => {
  if (!(quoted > 0 && Number.isFinite(quoted))) return true
  const seen = exact(quoted)
  const tick = tickValue(grid)
  const left = BigInt(ticks) * tick.num * seen.den - seen.num * tick.den
  // |price − seen| > part × seen, with both sides over the denominator tick.den × seen.den.
  return (left < 0n ? -left : left) * part.den > part.num * seen.num * tick.den
}
