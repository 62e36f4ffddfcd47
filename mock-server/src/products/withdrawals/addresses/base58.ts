import { sha256Bytes } from '../../../security/sha256.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const CHECKSUM_BYTES = 4

/** The bytes a Base58 text stands for; undefined when a sign is not of the alphabet. */
const decodeBase58 = (text: string): Uint8Array | undefined => {
  let value = 0n
  for (const sign of text) {
    const digit = ALPHABET.indexOf(sign)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const bytes: number[] = []
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 0xffn))
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes])
}

/** The payload of a Base58Check text, version byte first; undefined when its checksum is wrong. */
export const decodeBase58Check = (text: string): Uint8Array | undefined => {
  const bytes = decodeBase58(text)
  if (!bytes || bytes.length <= CHECKSUM_BYTES) return undefined
  const payload = bytes.subarray(0, -CHECKSUM_BYTES)
  const digest = sha256Bytes(sha256Bytes(payload))
  const isRight = bytes.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === digest[index])
  return isRight ? payload : undefined
}
