/** Powers of ten up to 10^12, so that no power is ever computed. */
const TENS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12]

const DECIMAL = /^(0|[1-9]\d*)(?:\.(\d{1,12}))?$/

/** 10 to a whole power from 0 to 12. */
export function tenTo(decimals: number): number {
  const power = TENS[decimals]
  if (power === undefined)
    throw new RangeError(`A scale of ${decimals} decimals is not supported; use 0 to 12.`)
  return power
}

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
