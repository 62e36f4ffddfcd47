const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const CHECKSUM_SIGNS = 6
const BECH32 = 1
const BECH32M = 0x2bc830a3

const polymod = (values: readonly number[]): number => {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of GENERATORS.entries()) if ((top >>> bit) & 1) sum ^= generator
  }
  return sum
}

const expand = (prefix: string): number[] => {
  const codes = Array.from(prefix, (sign) => sign.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** Five-bit groups as bytes; undefined when what is left over is not zero padding. */
const toBytes = (groups: readonly number[]): number[] | undefined => {
  let [bits, held] = [0, 0]
  const bytes: number[] = []
  for (const group of groups) {
    held = (held << 5) | group
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 0xff)
      held &= (1 << bits) - 1
    }
  }
  return bits < 5 && held === 0 ? bytes : undefined
}

/**
 * Whether a text is a segregated-witness address of the network with this prefix: version 0 with the checksum of
 * BIP 173 and a program of 20 or 32 bytes, later versions with that of BIP 350 and 2 to 40 bytes.
 */
export const isSegwitAddress = (text: string, prefix: string): boolean => {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false
  const address = text.toLowerCase()
  if (address.length > 90 || !address.startsWith(`${prefix}1`)) return false
  const data = Array.from(address.slice(prefix.length + 1), (sign) => ALPHABET.indexOf(sign))
  if (data.length <= CHECKSUM_SIGNS || data.includes(-1)) return false
  const [version = -1, ...groups] = data.slice(0, -CHECKSUM_SIGNS)
  if (polymod([...expand(prefix), ...data]) !== (version === 0 ? BECH32 : BECH32M)) return false
  const size = toBytes(groups)?.length ?? 0
  return version === 0 ? size === 20 || size === 32 : version <= 16 && size >= 2 && size <= 40
}
