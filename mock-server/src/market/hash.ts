/**
 * The source of chance: 32-bit hashes of (seed, code, position), by integer operations that every
 * JavaScript engine computes alike. There is no state, so a number can be asked for in any order.
 */

/** Spreads every input bit over all 32 output bits. */
export function mix(value: number): number {
  let x = value | 0
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return x ^ (x >>> 16)
}

/** The hash of two words; not symmetric, so (1, 2) and (2, 1) are different draws. */
export function mixPair(a: number, b: number): number {
  return mix(mix(a) + Math.imul(b | 0, 0x9e3779b1))
}

/** A text as a hash key, by its UTF-16 units. */
export function hashText(text: string): number {
  let key = mix(text.length)
  for (let i = 0; i < text.length; i++) key = mixPair(key, text.charCodeAt(i))
  return key
}

/**
 * A bell-shaped draw from one word: the sum of its four bytes, centred on 0.
 * Bounded by ±510; the standard deviation is close to {@link BELL_DEVIATION}.
 */
export function bell(word: number): number {
  return (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24) - 510
}

/** Standard deviation of {@link bell}. */
export const BELL_DEVIATION = 148
