import { announceProvider } from 'mipd'
import { describe, expect, it, vi } from 'vitest'
import { announceSandboxWallet } from '../../features/wallet-gate/sandbox-wallet.ts'
import { readWalletAddress } from './wallet-address.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('the address of the user’s wallet', () => {
  it('is asked for by one request that reads', async () => {
    const request = vi.fn(async (_: { method: string }) => [address])
    const withdraw = announceProvider({
      info: { uuid: 'u', name: 'W', rdns: 'org.example', icon: 'data:image/svg+xml,' },
      provider: { request } as never,
    })
    expect(await readWalletAddress('ethereum')).toEqual({ kind: 'address', address })
    expect(request.mock.calls).toEqual([[{ method: 'eth_requestAccounts' }]])
    withdraw()
  })

  it('of a Tron wallet is the one it shows', async () => {
    const request = vi.fn(async () => ({ code: 200 }))
    const tronWeb = { defaultAddress: { base58: 'TSample' } }
    expect(await readWalletAddress('tron', { tronLink: { request, tronWeb } })).toEqual({
      kind: 'address',
      address: 'TSample',
    })
    expect(request).toHaveBeenCalledExactlyOnceWith({ method: 'tron_requestAccounts' })
  })

  it('is a sample in the sandbox', async () => {
    const withdraw = announceSandboxWallet('')
    expect(await readWalletAddress('ethereum')).toEqual({ kind: 'address', address: 'SANDBOX-WALLET-1' })
    withdraw?.()
  })

  it('is missing without a wallet for the network, and not told by one that refuses', async () => {
    expect(await readWalletAddress('tron', {})).toEqual({ kind: 'missing' })
    const ethereum = { request: () => Promise.reject(new Error('rejected')) } as never
    expect(await readWalletAddress('ethereum', { ethereum })).toEqual({ kind: 'declined' })
  })
})
