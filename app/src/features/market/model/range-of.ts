/** Lowest and highest of recent prices and the newest one, and where the newest lies between them (0 to 1). */
export interface PriceSpan {
  readonly low: number
  readonly high: number
  readonly position: number
}

/** The span of recent prices. A price that never moved lies in the middle. */
export function rangeOf(recent: readonly number[], price: number): PriceSpan {
  let low = price
  let high = price
  for (const point of recent) {
    if (point < low) low = point
    if (point > high) high = point
  }
  return { low, high, position: high === low ? 0.5 : (price - low) / (high - low) }
}
