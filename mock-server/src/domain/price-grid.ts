import { compareDecimals, fromMinorUnits, multiplyDecimals, subtractDecimals } from '@swx/sdk/money'

/** How an instrument's prices are written: a price is `ticks × tickUnits / 10^priceDecimals`. */
export interface PriceGrid {
  readonly tickUnits: number
  readonly priceDecimals: number
}

/** A price as a decimal string, exact: what money is computed from. */
export const priceText = ({ tickUnits, priceDecimals }: PriceGrid, ticks: number): string =>
  fromMinorUnits(BigInt(ticks) * BigInt(tickUnits), priceDecimals)

/** Powers of ten up to 10^12, so that no power is ever computed. */
const TENS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12]

/** 10 to a whole power from 0 to 12. */
export function tenTo(decimals: number): number {
  const power = TENS[decimals]
  if (power === undefined)
    throw new RangeError(`A scale of ${decimals} decimals is not supported; use 0 to 12.`)
  return power
}

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

/**
 * Whether the price has moved from what a client saw by more than a part of it. Compares exactly; nothing else is
 * ever computed from a client's number.
 *
 * @param quoted above 0 and finite.
 * @param part the tolerated movement, a fraction as a decimal string.
 */
export const hasMoved = (grid: PriceGrid, ticks: number, quoted: number, part: string): boolean => {
  if (!(quoted > 0 && Number.isFinite(quoted))) return true
  const price = priceText(grid, ticks)
  const tolerated = multiplyDecimals(quoted, part)
  return (
    compareDecimals(subtractDecimals(price, quoted), tolerated) > 0 ||
    compareDecimals(subtractDecimals(quoted, price), tolerated) > 0
  )
}
