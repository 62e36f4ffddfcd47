import { describe, expect, it } from 'vitest'
import { walletLink } from './wallet-link.ts'

describe('the link that opens an address in a wallet', () => {
  it.each([
    [
      'BTC',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ],
    [
      'ERC20',
      '0x52908400098527886E0F7030069857D2E4169EE7',
      'ethereum:0x52908400098527886E0F7030069857D2E4169EE7',
    ],
    ['TRC20', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'tron:TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
  ])('names the network by its scheme: %s', (network, address, link) => {
    expect(walletLink({ network, address })).toBe(link)
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
