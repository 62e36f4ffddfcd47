import { announceProvider } from 'mipd'
import { describe, expect, it, vi } from 'vitest'
import { announceSandboxWallet } from '#features/wallet-gate/sandbox-wallet.ts'
import { sampleAddresses } from '#test/sample-addresses.ts'
import { readWalletAddress } from './wallet-address.ts'

const address = sampleAddresses.ethereum

describe('the address of the user’s wallet', () => {
  it('is asked for by one request that reads', async () => {
    const request = vi.fn(async (_: { method: string }) => [address])
    const withdraw = announceProvider({
      info: { uuid: 'u', name: 'W', rdns: 'org.example', icon: 'data:image/svg+xml,' },
      provider: { request } as never,
    })
    expect(await readWalletAddress('ethereum')).toEqual({ kind: 'address', address })
    expect(request.mock.calls).toEqual([[{ method: 'eth_accounts' }]])
    withdraw()
  })

  it('of a Tron wallet is the one it shows, without asking', async () => {
    const request = vi.fn()
    const tronLink = { request, tronWeb: { defaultAddress: { base58: 'TSample' } } }
    expect(await readWalletAddress('tron', { tronLink })).toEqual({ kind: 'address', address: 'TSample' })
    expect(request).not.toHaveBeenCalled()
  })

  it('is a sample in the sandbox', async () => {
    const withdraw = announceSandboxWallet('')
    expect(await readWalletAddress('ethereum')).toEqual({ kind: 'address', address: 'SANDBOX-WALLET-1' })
    withdraw?.()
  })

  it('is missing without a wallet for the network, and not told by one that refuses or shares none', async () => {
    expect(await readWalletAddress('tron', {})).toEqual({ kind: 'missing' })
    const ethereum = { request: () => Promise.reject(new Error('rejected')) } as never
    expect(await readWalletAddress('ethereum', { ethereum })).toEqual({ kind: 'declined' })
    const closed = { request: async () => [] } as never
    expect(await readWalletAddress('ethereum', { ethereum: closed })).toEqual({ kind: 'declined' })
    expect(await readWalletAddress('tron', { tronLink: {} })).toEqual({ kind: 'declined' })
  })
})
