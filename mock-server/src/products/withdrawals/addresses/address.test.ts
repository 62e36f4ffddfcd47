import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Bytes } from '../../../security/sha256.ts'
import { isAddressOf } from './address.ts'
import { keccak256 } from './keccak256.ts'

// Addresses are made here, byte by byte: a real one in a source file could be paid to by mistake.
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base58Check = (payload: Uint8Array): string => {
  const bytes = [...payload, ...sha256Bytes(sha256Bytes(payload)).subarray(0, 4)]
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = BASE58[Number(value % 58n)] + text
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const polymod = (values: number[]): number =>
  values.reduce((sum, value) => {
    let next = ((sum & 0x1ffffff) << 5) ^ value
    const top = sum >>> 25
    for (const [bit, term] of [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].entries())
      if ((top >>> bit) & 1) next ^= term
    return next
  }, 1)
const segwit = (version: number, program: Uint8Array, constant = version === 0 ? 1 : 0x2bc830a3): string => {
  const bits = Array.from(program, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = (bits.match(/.{1,5}/g) ?? []).map((group) => Number.parseInt(group.padEnd(5, '0'), 2))
  const data = [version, ...groups]
  const sum = polymod([3, 3, 0, 2, 3, ...data, 0, 0, 0, 0, 0, 0]) ^ constant
  const check = [25, 20, 15, 10, 5, 0].map((shift) => (sum >>> shift) & 31)
  return `bc1${[...data, ...check].map((group) => BECH32[group]).join('')}`
}

const checksummed = (bytes: Uint8Array): string => {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const digest = keccak256(new TextEncoder().encode(digits))
  return `0x${Array.from(digits, (sign, at) => (Number.parseInt(digest[at] ?? '0', 16) >= 8 ? sign.toUpperCase() : sign)).join('')}`
}

const hash = (size: number) => fc.uint8Array({ minLength: size, maxLength: size })
const versioned = (version: number) => hash(20).map((bytes) => base58Check(Uint8Array.of(version, ...bytes)))

/** The text with one sign replaced by another of the same alphabet. */
const broken = (text: string, at: number, alphabet: string): string => {
  const index = text.length - 1 - (at % (text.length - 4))
  const sign = text[index] as string
  const other = alphabet[(alphabet.indexOf(sign) + 1) % alphabet.length]
  return text.slice(0, index) + other + text.slice(index + 1)
}

test.each([
  ['BTC', versioned(0x00), BASE58],
  ['BTC', versioned(0x05), BASE58],
  ['USDT-TRC20', versioned(0x41), BASE58],
  ['BTC', hash(20).map((program) => segwit(0, program)), BECH32],
  ['BTC', hash(32).map((program) => segwit(0, program)), BECH32],
  ['BTC', hash(32).map((program) => segwit(1, program)), BECH32],
])(
  '%s takes an address whose checksum is right, and none with one sign changed',
  (method, addresses, alphabet) => {
    fc.assert(
      fc.property(addresses, fc.nat(), (address, at) => {
        expect(isAddressOf(method, address)).toBe(true)
        expect(isAddressOf(method, broken(address, at, alphabet))).toBe(false)
      }),
      { numRuns: 30 },
    )
  },
)

test('an Ethereum address with capitals has to have them where its checksum says', () => {
  fc.assert(
    fc.property(hash(20), (bytes) => {
      const address = checksummed(bytes)
      for (const method of ['ETH', 'USDT-ERC20']) {
        expect(isAddressOf(method, address)).toBe(true)
        expect(isAddressOf(method, address.toLowerCase())).toBe(true)
      }
      const letters = [...address.slice(2)].filter((sign) => /[a-f]/i.test(sign)).length
      const swapped = `0x${[...address.slice(2)].map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase())).join('')}`
      const mixed = new Set(
        [...address.slice(2)]
          .filter((sign) => /[a-f]/i.test(sign))
          .map((sign) => sign === sign.toUpperCase()),
      )
      if (letters > 1 && mixed.size === 2) expect(isAddressOf('ETH', swapped)).toBe(false)
    }),
    { numRuns: 20 },
  )
})

test('an address of one network is none of another', () => {
  const bytes = Uint8Array.from({ length: 20 }, (_, index) => index + 1)
  const tron = base58Check(Uint8Array.of(0x41, ...bytes))
  const bitcoin = base58Check(Uint8Array.of(0x00, ...bytes))
  expect(isAddressOf('BTC', tron)).toBe(false)
  expect(isAddressOf('USDT-TRC20', bitcoin)).toBe(false)
  expect(isAddressOf('ETH', bitcoin)).toBe(false)
  expect(isAddressOf('BANK', bitcoin)).toBe(false)
})

test('a witness of a wrong size, a wrong checksum kind or mixed case is refused', () => {
  const program = (size: number) => new Uint8Array(size).fill(7)
  expect(isAddressOf('BTC', segwit(0, program(21)))).toBe(false)
  expect(isAddressOf('BTC', segwit(1, program(32), 1))).toBe(false)
  expect(isAddressOf('BTC', segwit(0, program(20), 0x2bc830a3))).toBe(false)
  expect(isAddressOf('BTC', segwit(0, program(20)).toUpperCase())).toBe(true)
  expect(isAddressOf('BTC', segwit(0, program(20)).replace('bc1', 'Bc1'))).toBe(false)
})

test.each(['', ' ', '0x', '0x12', 'bc1', '1', 'SANDBOX-', 'SANDBOX-eth', 'sandbox-ETH-1', 'x'.repeat(2_000)])(
  '%j is no address',
  (text) => {
    for (const method of ['BTC', 'ETH', 'USDT-TRC20', 'USDT-ERC20'])
      expect(isAddressOf(method, text)).toBe(false)
  },
)

test('addresses of the sandbox need no checksum', () => {
  for (const address of ['SANDBOX-ETH-1', 'SANDBOX-REJECT', 'SANDBOX-BTC-FAIL'])
    expect(isAddressOf('BTC', address)).toBe(true)
})
