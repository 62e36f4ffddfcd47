import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { utils } from 'tronweb'
import { describe, expect, it } from 'vitest'
import { sampleAddresses } from '#test/sample-addresses.ts'
import { readAddress } from './read-address.ts'

const { ethereum } = sampleAddresses
const base58check = createBase58check(sha256)
const hashOf = (version: number) => Uint8Array.from([version, ...new Array(20).fill(7)])
const tron = base58check.encode(hashOf(0x41))
const legacy = base58check.encode(hashOf(0x00))
const program = Uint8Array.from(new Array(20).fill(9))
const segwit = bech32.encode('bc', [0, ...bech32.toWords(program)])
const taproot = bech32m.encode('bc', [1, ...bech32m.toWords(new Uint8Array(32).fill(3))])
const swapLast = (address: string) => address.slice(0, -1) + (address.endsWith('2') ? '3' : '2')

describe('a typed address', () => {
  it.each([
    ['ethereum', ethereum],
    ['ethereum', ethereum.toLowerCase()],
    ['tron', tron],
    ['bitcoin', legacy],
    ['bitcoin', segwit],
    ['bitcoin', segwit.toUpperCase()],
    ['bitcoin', taproot],
  ])('is taken for one of the network %s: %s', (network, address) => {
    expect(readAddress(address)).toEqual({ network, isSound: true })
  })

  it.each([
    ['ethereum', ethereum.replace(/d$/, 'D')],
    ['ethereum', ethereum.slice(0, -1)],
    ['tron', swapLast(tron)],
    ['bitcoin', swapLast(legacy)],
    ['bitcoin', swapLast(segwit)],
    ['bitcoin', bech32.encode('bc', [1, ...bech32.toWords(program)])],
  ])('of the network %s with a wrong character is not sound: %s', (network, address) => {
    expect(readAddress(address)).toEqual({ network, isSound: false })
  })

  it.each(['', 'hello', 'SANDBOX-BTC-1', 'DE89370400440532013000'])('is none: %s', (text) => {
    expect(readAddress(text)).toBeUndefined()
  })

  it('of the network tron is sound exactly when tronweb takes it', () => {
    const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(bytes, fc.boolean(), (hash, isBroken) => {
        const whole = base58check.encode(Uint8Array.of(0x41, ...hash))
        const address = isBroken ? swapLast(whole) : whole
        expect(readAddress(address)).toEqual({ network: 'tron', isSound: utils.address.isAddress(address) })
      }),
      { numRuns: 50 },
    )
  })
})
