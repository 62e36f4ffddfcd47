import { createHash } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const checksum = (payload: Uint8Array) => sha256(sha256(payload)).subarray(0, 4)

/** The payload of a Base58Check text, or undefined when its checksum is wrong. */
export function decodeBase58Check(text: string): Uint8Array | undefined {
  let number = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const hex = number.toString(16)
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const bytes = Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')])
  if (bytes.length < 5) return undefined
  const payload = bytes.subarray(0, -4)
  return checksum(payload).equals(bytes.subarray(-4)) ? payload : undefined
}

/** Writes a payload with its checksum, the way addresses are written. */
export function encodeBase58Check(payload: Uint8Array): string {
  const bytes = Buffer.concat([payload, checksum(payload)])
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = (alphabet[Number(number % 58n)] ?? '') + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(Math.max(0, zeros)) + text
}
