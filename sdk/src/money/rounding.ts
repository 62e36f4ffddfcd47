/**
 * How a result that has too many decimals is cut:
 *
 * - `HALF_EVEN`: to the nearest, a tie to the even neighbour; every posting of the ledger.
 * - `UP`: away from zero; initial margins and minimum limits.
 * - `DOWN`: towards zero; a share of a balance that must not exceed it.
 */
export type Rounding = 'HALF_EVEN' | 'UP' | 'DOWN'

const abs = (value: bigint): bigint => (value < 0n ? -value : value)

/** `num / den` as a whole number; `den` may be negative, never 0. */
export function divideWhole(num: bigint, den: bigint, rounding: Rounding): bigint {
  if (den === 0n) throw new RangeError('An amount cannot be divided by zero.')
  const whole = num / den
  const rest = abs(num % den)
  if (rest === 0n || rounding === 'DOWN') return whole
  const next = whole + (num < 0n === den < 0n ? 1n : -1n)
  if (rounding === 'UP') return next
  const twice = rest * 2n
  if (twice === abs(den)) return whole % 2n === 0n ? whole : next
  return twice > abs(den) ? next : whole
}
