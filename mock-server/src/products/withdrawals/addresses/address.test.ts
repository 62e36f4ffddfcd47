import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { getIcapAddress } from 'ethers/address'
import fc from 'fast-check'
import { utils } from 'tronweb'
import { expect, test } from 'vitest'
import { isAddressOf } from './address.ts'

// Addresses are made here, byte by byte: a real one in a source file could be paid to by mistake.
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base58Check = createBase58check(sha256).encode

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const segwit = (version: number, program: Uint8Array, coding = version === 0 ? bech32 : bech32m): string =>
  coding.encode('bc', [version, ...coding.toWords(program)])

const checksummed = (bytes: Uint8Array): string => {
  const digits = bytesToHex(bytes)
  const digest = bytesToHex(keccak_256(utf8ToBytes(digits)))
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

test('an address of Tron is one exactly when tronweb takes it', () => {
  fc.assert(
    fc.property(versioned(0x41), fc.nat(), fc.boolean(), (whole, at, isBroken) => {
      const address = isBroken ? broken(whole, at, BASE58) : whole
      expect(isAddressOf('USDT-TRC20', address)).toBe(utils.address.isAddress(address))
    }),
    { numRuns: 50 },
  )
})

test('an Ethereum address without its prefix, or as an account number of a bank, is none', () => {
  const digits = '7'.repeat(40)
  expect(isAddressOf('ETH', `0x${digits}`)).toBe(true)
  expect(isAddressOf('ETH', digits)).toBe(false)
  expect(isAddressOf('ETH', getIcapAddress(`0x${digits}`))).toBe(false)
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
  expect(isAddressOf('BTC', segwit(1, program(32), bech32))).toBe(false)
  expect(isAddressOf('BTC', segwit(0, program(20), bech32m))).toBe(false)
  expect(isAddressOf('BTC', segwit(0, program(20)).toUpperCase())).toBe(true)
  expect(isAddressOf('BTC', segwit(0, program(20)).replace('bc1', 'Bc1'))).toBe(false)
})

test.each(['', ' ', '0x', '0x12', 'bc1', '1', 'SANDBOX-', 'SANDBOX--1', 'SANDBOX-€', 'x'.repeat(2_000)])(
  '%j is no address',
  (text) => {
    for (const method of ['BTC', 'ETH', 'USDT-TRC20', 'USDT-ERC20'])
      expect(isAddressOf(method, text)).toBe(false)
  },
)

test('addresses of the sandbox need no checksum', () => {
  for (const address of ['SANDBOX-ETH-1', 'SANDBOX-REJECT', 'SANDBOX-BTC-FAIL', 'sandbox-Eth-1'])
    expect(isAddressOf('BTC', address)).toBe(true)
})
