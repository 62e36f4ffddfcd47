/**
 * Exact fractions of big integers, rounded once at the end: no binary fraction ever touches money. Rule of the
 * books: half to even for every posting, up for initial margins and minimum limits, and no remainder is carried.
 */

/** An exact fraction; `den` is above 0. Not necessarily in lowest terms. */
export interface Ratio {
  readonly num: bigint
  readonly den: bigint
}

/** `HALF_EVEN`: to the nearest, ties to the even one. `UP`: away from zero. `DOWN`: towards zero. */
export type Rounding = 'HALF_EVEN' | 'UP' | 'DOWN'

const DECIMAL = /^-?(0|[1-9]\d{0,17})(?:\.(\d{1,18}))?$/

const abs = (value: bigint): bigint => (value < 0n ? -value : value)

/** A fraction of two whole numbers. */
export const ratio = (num: bigint | number, den: bigint | number = 1n): Ratio => {
  const below = BigInt(den)
  if (below <= 0n) throw new RangeError(`The denominator of a ratio is above 0, not ${below}.`)
  return { num: BigInt(num), den: below }
}

/**
 * Reads a decimal string exactly: `"0.0025"` is 25/10000.
 *
 * @throws RangeError for anything else; rates come from parameters and records, never from users.
 */
export const parseRatio = (text: string): Ratio => {
  const match = DECIMAL.exec(text)
  if (!match) throw new RangeError(`"${text}" is no decimal number like "0.0025".`)
  return { num: BigInt(text.replace('.', '')), den: 10n ** BigInt(match[2]?.length ?? 0) }
}

/** The product of two fractions. */
export const times = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.num, den: a.den * b.den })

/** `a − b`. */
export const minus = (a: Ratio, b: Ratio): Ratio => ({
  num: a.num * b.den - b.num * a.den,
  den: a.den * b.den,
})

/** Below 0, 0 or above 0 as `a` is less than, equal to or more than `b`. */
export const compare = (a: Ratio, b: Ratio): -1 | 0 | 1 => {
  const difference = a.num * b.den - b.num * a.den
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** The whole number that `rounding` makes of a fraction. */
export const round = ({ num, den }: Ratio, rounding: Rounding = 'HALF_EVEN'): bigint => {
  const whole = num / den
  const rest = abs(num % den)
  if (rest === 0n || rounding === 'DOWN') return whole
  const away = whole + (num < 0n ? -1n : 1n)
  if (rounding === 'UP') return away
  if (rest * 2n === den) return whole % 2n === 0n ? whole : away
  return rest * 2n > den ? away : whole
}

/** `amount × rate`, rounded: cents stay cents. */
export const share = (amount: bigint, rate: Ratio, rounding: Rounding = 'HALF_EVEN'): bigint =>
  round({ num: amount * rate.num, den: rate.den }, rounding)

/** `amount ÷ rate`, rounded; `rate` is above 0. */
export const quotient = (amount: bigint, rate: Ratio, rounding: Rounding = 'HALF_EVEN'): bigint => {
  if (rate.num <= 0n) throw new RangeError('An amount is divided by a rate above 0 only.')
  return round({ num: amount * rate.den, den: rate.num }, rounding)
}
