/** The smallest difference of two amounts of money. */
const CENT = 0.01

/**
 * Three to six round values that hold all of a range; fewer where it is no more than a few cents, and the one value alone
 * where it is all of it.
 */
export function roundGrid(lowest: number, highest: number): readonly number[] {
  if (lowest === highest) return [lowest]
  const rough = (highest - lowest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  // Of a few cents, no part of one.
  const factors = power < 10 * CENT ? [1, 2, 5] : [1, 2, 2.5, 5]
  const round = (factors.find((factor) => factor * power >= rough * 0.999) ?? 10) * power
  const step = Math.max(round, CENT)
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)]
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
