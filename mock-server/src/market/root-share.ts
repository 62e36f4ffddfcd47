/**
 * Square roots of shares, made by integers once at start: chance grows with the root of time, and
 * `Math.sqrt` is avoided so that a price never rests on floating-point rounding.
 */

/** A whole is this many parts. */
export const SHARE_ONE = 1024

/** Values of the tables below are fixed-point numbers with this denominator. */
export const ROOT_ONE = 4096

/** The largest whole number whose square is not above `value` (a whole number below 2^50). */
export function wholeRoot(value: number): number {
  let low = 0
  let high = 33_554_432
  while (low + 1 < high) {
    const middle = (low + high) >>> 1
    if (middle * middle <= value) low = middle
    else high = middle
  }
  return low
}

/** Each root is looked for from the one before, from which it is a few steps away: a start has no time to search. */
function table(of: (share: number) => number): Int32Array {
  let root = 0
  return Int32Array.from({ length: SHARE_ONE + 1 }, (_, share) => {
    const value = of(share)
    while (root * root > value) root--
    while ((root + 1) * (root + 1) <= value) root++
    return root
  })
}

/** √share: what is left of a deviation for a part of the time. */
export const ROOT = table((share) => (share * ROOT_ONE * ROOT_ONE) / SHARE_ONE)

/** √(share · (1 − share)): how far the meeting point of two parts strays from the straight line. */
export const BRIDGE = table((share) => share * (SHARE_ONE - share) * 16)
