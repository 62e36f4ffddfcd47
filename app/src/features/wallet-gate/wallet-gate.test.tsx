import { act, render, screen } from '@testing-library/react'
import { announceProvider } from 'mipd'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { announceSandboxWallet } from './sandbox-wallet.ts'
import { WalletGate } from './wallet-gate.tsx'

const injected = ['ethereum', 'tronLink', 'tronWeb']

const gate = (
  <WalletGate above={<p>label</p>} below={<p>languages</p>}>
    <p>the app</p>
  </WalletGate>
)

describe('the wallet gate', () => {
  beforeEach(async () => {
    await startTestI18n()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const name of injected) Reflect.deleteProperty(window, name)
  })

  it('shows only the message, the label and the languages without a wallet', async () => {
    const { container } = render(gate)
    expect(screen.queryByRole('heading')).toBeNull()
    await act(async () => vi.advanceTimersByTime(1_000))
    expect(container.textContent).toBe(
      'labelTo use this application, you must have a Web3 wallet that supports the appropriate network (Coinbase Wallet).languages',
    )
  })

  it('opens for a wallet that injects itself late', async () => {
    render(gate)
    await act(async () => vi.advanceTimersByTime(1_500))
    ;(window as { tronLink?: unknown }).tronLink = {}
    await act(async () => vi.advanceTimersByTime(200))
    expect(screen.getByText('the app')).toBeTruthy()
  })

  it.each(injected)('opens for a wallet at window.%s', async (name) => {
    Object.assign(window, { [name]: {} })
    render(gate)
    expect(screen.getByText('the app')).toBeTruthy()
  })

  it('opens for an announced wallet without asking it for anything', async () => {
    const request = vi.fn()
    const withdraw = announceProvider({
      info: { uuid: 'u', name: 'W', rdns: 'org.example', icon: 'data:image/svg+xml,' },
      provider: { request } as never,
    })
    render(gate)
    await act(async () => {})
    expect(screen.getByText('the app')).toBeTruthy()
    expect(request).not.toHaveBeenCalled()
    withdraw()
  })

  it('announces no sandbox wallet when the page says so', () => {
    expect(announceSandboxWallet('?wallet=none')).toBeUndefined()
  })
})
