const rateScale = 10n ** 18n

/** A decimal string as an integer of its smallest unit; further decimals are not expected and are cut. */
function toUnits(decimal: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = decimal.replace(/^-/, '').split('.')
  const units = BigInt(whole + fraction.padEnd(scale, '0').slice(0, scale))
  return decimal.startsWith('-') ? -units : units
}

/** A money amount in USD, a decimal string, as cents. */
export function toCents(amount: string): bigint {
  return toUnits(amount, 2)
}

/** Cents as a decimal string in USD. */
export function fromCents(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A part of an amount that is not negative, in cents: amount × rate, half to even, as the ledger books it. */
export function portion(cents: bigint, rate: string): bigint {
  const product = cents * toUnits(rate, 18)
  const floor = product / rateScale
  const twice = (product % rateScale) * 2n
  const roundsUp = twice > rateScale || (twice === rateScale && floor % 2n === 1n)
  return roundsUp ? floor + 1n : floor
}
