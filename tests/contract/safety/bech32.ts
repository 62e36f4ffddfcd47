const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** What the checksum of BIP 173 and of BIP 350 come to. */
const constants = [1, 0x2bc830a3]

function polymod(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of generators.entries()) if ((top >>> bit) & 1) sum ^= generator
  }
  return sum >>> 0
}

const expand = (prefix: string) => {
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** Whether a text such as `bc1q…` has a right checksum by BIP 173 or BIP 350. */
export function isBech32(text: string): boolean {
  const separator = text.lastIndexOf('1')
  const values = [...text.slice(separator + 1)].map((character) => alphabet.indexOf(character))
  if (separator < 1 || values.length < 6 || values.includes(-1)) return false
  return constants.includes(polymod([...expand(text.slice(0, separator)), ...values]))
}

/** Writes five-bit values with the checksum of BIP 173. */
export function encodeBech32(prefix: string, values: readonly number[]): string {
  const sum = polymod([...expand(prefix), ...values, 0, 0, 0, 0, 0, 0]) ^ 1
  const check = [5, 4, 3, 2, 1, 0].map((place) => (sum >>> (5 * place)) & 31)
  return `${prefix}1${[...values, ...check].map((value) => alphabet[value]).join('')}`
}
