/**
 * SHA-256 in plain integer arithmetic.
 *
 * Web Crypto only digests asynchronously, while sessions are looked up and states are compared inside
 * synchronous transactions that must run the same in Node and in a browser.
 */

const K = new Uint32Array(64)
const INITIAL = new Uint32Array(8)

// The constants of the standard are the fractional bits of roots of the first primes. Deriving them with
// integer roots keeps the table short and exact.
const integerRoot = (value: bigint, degree: bigint): bigint => {
  let low = 0n
  let high = 1n << 72n
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle ** degree <= value) low = middle
    else high = middle - 1n
  }
  return low
}

const fractionalBits = (prime: number, degree: number): number =>
  Number(integerRoot(BigInt(prime) << BigInt(32 * degree), BigInt(degree)) & 0xffffffffn)

let ready = false
const prepare = (): void => {
  const primes: number[] = []
  for (let candidate = 2; primes.length < 64; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  for (const [index, prime] of primes.entries()) {
    K[index] = fractionalBits(prime, 3)
    if (index < 8) INITIAL[index] = fractionalBits(prime, 2)
  }
  ready = true
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const at = (words: Uint32Array, index: number): number => words[index] as number

const compress = (state: Uint32Array, words: Uint32Array): void => {
  for (let i = 16; i < 64; i++) {
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + s1 + choice + at(K, i) + at(words, i)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

/** The SHA-256 digest of some bytes: 32 bytes. */
export const sha256Bytes = (bytes: Uint8Array): Uint8Array => {
  if (!ready) prepare()
  const blocks = ((bytes.length + 8) >> 6) + 1
  const padded = new Uint8Array(blocks * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32))
  view.setUint32(padded.length - 4, bytes.length * 8)
  const state = INITIAL.slice()
  const words = new Uint32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block * 64 + i * 4)
    compress(state, words)
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (let index = 0; index < 8; index++) digest.setUint32(index * 4, at(state, index))
  return new Uint8Array(digest.buffer)
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Bytes as lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => {
  let text = ''
  for (let index = 0; index < bytes.length; index++) text += HEX[bytes[index] as number]
  return text
}

const encoder = new TextEncoder()

/**
 * The SHA-256 digest of a text's UTF-8 bytes.
 *
 * @returns 64 lower-case hexadecimal digits.
 */
export const sha256 = (text: string): string => toHex(sha256Bytes(encoder.encode(text)))
