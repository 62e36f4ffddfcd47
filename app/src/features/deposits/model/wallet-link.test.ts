import { describe, expect, it } from 'vitest'
import { sampleAddresses } from '#test/sample-addresses.ts'
import { walletLink } from './wallet-link.ts'

describe('the link that opens an address in a wallet', () => {
  it.each([
    ['BTC', sampleAddresses.bitcoin, 'bitcoin'],
    ['ERC20', sampleAddresses.ethereum, 'ethereum'],
    ['TRC20', sampleAddresses.tron, 'tron'],
  ])('names the network by its scheme: %s', (network, address, scheme) => {
    expect(walletLink({ network, address })).toBe(`${scheme}:${address}`)
  })

  it('is not there for an address of a sandbox, or for a network whose wallets answer to no scheme', () => {
    expect(walletLink({ network: 'BTC', address: 'SANDBOX-BTC-1' })).toBeUndefined()
    expect(walletLink({ network: 'SOMENET', address: 'abc' })).toBeUndefined()
  })

  it('carries nothing but the address', () => {
    expect(walletLink({ network: 'BTC', address: 'abc?amount=1&label=x' })).toBe(
      'bitcoin:abc%3Famount%3D1%26label%3Dx',
    )
  })
})
