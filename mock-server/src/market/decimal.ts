import { tenTo } from '../domain/price-grid.ts'

const DECIMAL = /^(0|[1-9]\d*)(?:\.(\d{1,12}))?$/

/** How many decimals a decimal string carries: 2 for `"1.50"`. Undefined when it is not one. */
export function decimalsOf(text: string): number | undefined {
  const match = DECIMAL.exec(text)
  return match ? (match[2]?.length ?? 0) : undefined
}

/**
 * A decimal string as a whole number of units of 10^-decimals: `("1.5", 2)` is 150.
 * Undefined when the text is no decimal, is finer than that, or is too large to be exact.
 */
export function toUnits(text: string, decimals: number): number | undefined {
  const own = decimalsOf(text)
  if (own === undefined || own > decimals) return undefined
  const units = Number(text.replace('.', '')) * tenTo(decimals - own)
  return Number.isSafeInteger(units) ? units : undefined
}
