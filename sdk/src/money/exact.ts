import { divideWhole, type Rounding } from './rounding.ts'

/** An exact decimal: `units × 10^-scale`. No float holds money anywhere in this folder. */
export interface Exact {
  readonly units: bigint
  readonly scale: number
}

/** What a calculation takes: a decimal string, or a JSON number such as a price, whose shortest decimal text counts. */
export type DecimalInput = string | number

const plain = /^-?\d+(?:\.(\d+))?$/
const exponential = /^(-?\d)(?:\.(\d+))?e([+-]\d+)$/

/** Powers of ten that were needed before. */
const powers = [1n]

function tenTo(scale: number): bigint {
  let power = powers[scale]
  if (power === undefined) {
    power = 10n ** BigInt(scale)
    if (scale < 64) powers[scale] = power
  }
  return power
}

function fromExponent(text: string): Exact | undefined {
  const [, first = '', rest = '', power = ''] = exponential.exec(text) ?? []
  if (first === '') return undefined
  const scale = rest.length - Number(power)
  const units = BigInt(first + rest)
  return scale >= 0 ? { units, scale } : { units: units * tenTo(-scale), scale: 0 }
}

/**
 * Reads a decimal exactly.
 *
 * @throws RangeError for a text that is not a decimal, and for numbers that are not finite
 */
export function exact(value: DecimalInput): Exact {
  const text = String(value)
  const match = plain.exec(text)
  if (match) return { units: BigInt(text.replace('.', '')), scale: match[1]?.length ?? 0 }
  const found = typeof value === 'number' ? fromExponent(text) : undefined
  if (found) return found
  throw new RangeError(`"${text}" is no decimal like "1234.50".`)
}

/** Writes a decimal with all of its places. */
export function textOf({ units, scale }: Exact): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

const unitsAt = ({ units, scale }: Exact, wider: number): bigint =>
  scale === wider ? units : units * tenTo(wider - scale)

export function plus(...values: readonly Exact[]): Exact {
  const scale = Math.max(0, ...values.map((value) => value.scale))
  return { units: values.reduce((sum, value) => sum + unitsAt(value, scale), 0n), scale }
}

/** The negative of a value. */
export const negative = ({ units, scale }: Exact): Exact => ({ units: -units, scale })

/** `a − b`. */
export const minus = (a: Exact, b: Exact): Exact => plus(a, negative(b))

/** The product of all. */
export const times = (...values: readonly Exact[]): Exact =>
  values.reduce((a, b) => ({ units: a.units * b.units, scale: a.scale + b.scale }), whole(1))

/** A whole number as a decimal. */
export const whole = (value: bigint | number): Exact => ({ units: BigInt(value), scale: 0 })

/** `a / b` with `scale` decimals. */
export function over(a: Exact, b: Exact, scale: number, rounding: Rounding): Exact {
  const num = a.units * tenTo(b.scale + scale)
  return { units: divideWhole(num, b.units * tenTo(a.scale), rounding), scale }
}

/** A value with exactly `scale` decimals. */
export function rounded(value: Exact, scale: number, rounding: Rounding = 'HALF_EVEN'): Exact {
  if (value.scale === scale) return value
  if (value.scale < scale) return { units: unitsAt(value, scale), scale }
  return { units: divideWhole(value.units, tenTo(value.scale - scale), rounding), scale }
}

/** Below 0, 0 or above 0 as `a` is less than, equal to or more than `b`. */
export function order(a: Exact, b: Exact): -1 | 0 | 1 {
  const { units } = minus(a, b)
  if (units === 0n) return 0
  return units < 0n ? -1 : 1
}

/** The lesser of two. */
export const lesser = (a: Exact, b: Exact): Exact => (order(a, b) <= 0 ? a : b)

/** The greater of two. */
export const greater = (a: Exact, b: Exact): Exact => (order(a, b) >= 0 ? a : b)

/** The scale of dollars and cents. */
export const CENTS = 2

/** A value in dollars and cents, half to even: what is posted. */
export const posted = (value: Exact): Exact => rounded(value, CENTS)
