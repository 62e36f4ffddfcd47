/** An exact fraction. No float ever holds money on its way to the screen. */
export interface Exact {
  readonly num: bigint
  readonly den: bigint
}

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * A decimal string as a fraction.
 *
 * @throws Error for a text that is no decimal
 */
export function exact(text: string): Exact {
  const [, minus = '', whole = '', part = ''] = decimal.exec(text) ?? []
  if (whole === '') throw new Error(`"${text}" is not a decimal number.`)
  return { num: BigInt(`${minus}${whole}${part}`), den: 10n ** BigInt(part.length) }
}

/** A whole number as a fraction. */
export function whole(value: bigint | number): Exact {
  return { num: BigInt(value), den: 1n }
}

/** The product of all factors. */
export function product(...factors: readonly Exact[]): Exact {
  return factors.reduce((left, right) => ({ num: left.num * right.num, den: left.den * right.den }))
}

/** The quotient; the divisor must be above zero. */
export function quotient(left: Exact, right: Exact): Exact {
  return { num: left.num * right.den, den: left.den * right.num }
}

/** To the nearest whole number, halves to the even one: the rule of every posting. */
export function roundHalfEven({ num, den }: Exact): bigint {
  const sign = num < 0n ? -1n : 1n
  const size = num * sign
  const floor = size / den
  const twice = (size % den) * 2n
  const isUp = twice > den || (twice === den && floor % 2n === 1n)
  return sign * (isUp ? floor + 1n : floor)
}

/** To the next whole number at or above; for what is at least zero. */
export function roundUp({ num, den }: Exact): bigint {
  return (num + den - 1n) / den
}

/** To the next whole number at or below; for what is at least zero. */
export function roundDown({ num, den }: Exact): bigint {
  return num / den
}
