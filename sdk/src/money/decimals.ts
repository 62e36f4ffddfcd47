import {
  type DecimalInput,
  exact,
  minus,
  negative,
  order,
  over,
  plus,
  rounded,
  textOf,
  times,
} from './exact.ts'
import type { Rounding } from './rounding.ts'

/**
 * The sum of decimals, exact, with the decimals of the finest.
 *
 * @throws RangeError for a text that is not a decimal
 * @example
 * addDecimals('0.1', '0.20') // '0.30'
 */
export const addDecimals = (...values: readonly DecimalInput[]): string => textOf(plus(...values.map(exact)))

/**
 * `a − b`, exact.
 *
 * @throws RangeError for a text that is not a decimal
 * @example
 * subtractDecimals('1.00', '0.75') // '0.25'
 */
export const subtractDecimals = (a: DecimalInput, b: DecimalInput): string =>
  textOf(minus(exact(a), exact(b)))

/**
 * The product of decimals, exact: round it with {@link roundDecimal}, or use {@link applyRate}.
 *
 * @throws RangeError for a text that is not a decimal
 * @example
 * multiplyDecimals('0.10', '100000', 1.085) // '10850.00000'
 */
export const multiplyDecimals = (...values: readonly DecimalInput[]): string =>
  textOf(times(...values.map(exact)))

/**
 * `a / b` with `scale` decimals.
 *
 * @param rounding @default 'HALF_EVEN'
 * @throws RangeError for a text that is not a decimal, and for a division by zero
 * @example
 * divideDecimals('120', '52100', 8, 'UP') // '0.00230327'
 */
export const divideDecimals = (
  a: DecimalInput,
  b: DecimalInput,
  scale: number,
  rounding: Rounding = 'HALF_EVEN',
): string => textOf(over(exact(a), exact(b), scale, rounding))

/**
 * A decimal with exactly `scale` decimals.
 *
 * @param rounding @default 'HALF_EVEN'
 * @throws RangeError for a text that is not a decimal
 * @example
 * roundDecimal('2.345', 2) // '2.34'
 */
export const roundDecimal = (value: DecimalInput, scale: number, rounding: Rounding = 'HALF_EVEN'): string =>
  textOf(rounded(exact(value), scale, rounding))

/**
 * A part of an amount in dollars and cents, as the ledger posts it.
 *
 * @param rate a fraction: `"0.0025"` is 0.25 %
 * @param rounding @default 'HALF_EVEN'
 * @throws RangeError for a text that is not a decimal
 * @example
 * applyRate('19801.00', '0.0030') // '59.40'
 */
export const applyRate = (amount: DecimalInput, rate: DecimalInput, rounding?: Rounding): string =>
  textOf(rounded(times(exact(amount), exact(rate)), 2, rounding))

/**
 * Below 0, 0 or above 0 as `a` is less than, equal to or more than `b`, whatever their number of decimals.
 *
 * @throws RangeError for a text that is not a decimal
 * @example
 * compareDecimals('10.00', '9.5') // 1
 */
export const compareDecimals = (a: DecimalInput, b: DecimalInput): -1 | 0 | 1 => order(exact(a), exact(b))

/** The negative of a decimal; zero stays without a sign. */
export const negateDecimal = (value: DecimalInput): string => textOf(negative(exact(value)))

/**
 * A decimal without zeros at its end.
 *
 * @example
 * trimDecimal('0.01500000') // '0.015'
 */
export const trimDecimal = (value: DecimalInput): string => {
  const text = textOf(exact(value))
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** How many decimals a value is written with. */
export const decimalsOf = (value: DecimalInput): number => exact(value).scale
