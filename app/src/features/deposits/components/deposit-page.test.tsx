import { languageOf } from '@swx/locales/languages'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { samplePicture } from '#core/pictures/sample-picture.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import { PageGate } from '#shell/page-gate.tsx'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { DepositPage } from './deposit-page.tsx'

// A drawing needs a canvas.
vi.mock(import('#core/pictures/sample-picture.ts'), () => ({ samplePicture: vi.fn() }))
vi.mock(import('#lib/device/use-device.ts'), async (original) => ({
  ...(await original()),
  useDevice: vi.fn(() => 'desktop' as const),
}))

const parameter =
  (key: string, value: unknown): FakeAnswer =>
  () => ({ result: { key, value, updatedAt: '2026-01-01T00:00:00.000Z' } })
const usdt = { currency: 'USDT', network: 'TRC20', address: 'SANDBOX-USDT-TRC20-1', min: '120.00', scale: 6 }

const unlocked = {
  locked: false,
  reason: null,
  until: null,
  withdrawalsPausedUntil: null,
  contactUrl: '',
  hasPassword: true,
  attemptsLeft: 5,
}

const show = (answers: Record<string, FakeAnswer> = {}) =>
  renderWithBackend(
    <PageGate name="deposit">
      <DepositPage />
    </PageGate>,
    {
      link: '/profile/deposit',
      answers: {
        'recharge.methods': parameter('recharge.methods', [usdt]),
        'recharge.edition': parameter('recharge.edition', 'usd120'),
        'upload.config': parameter('upload.config', { maxBytes: 2_097_152, pickerMaxBytes: 52_428_800 }),
        listRecharge: () => ({ result: pageOf([]) }),
        locked: () => ({ result: unlocked }),
        ...answers,
      },
    },
  )

describe('the page of deposits', () => {
  beforeEach(async () => {
    await startTestI18n('deposit', 'images', 'market', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
  })

  it('shows address, network, smallest deposit, what a rejection means, and that it is no real address', async () => {
    show()
    expect(await screen.findByText('SANDBOX-USDT-TRC20-1')).toBeDefined()
    const page = document.body.textContent?.replace(/\s+/g, ' ')
    expect(page).toContain('Not a real address')
    expect(screen.getByRole('img', { name: 'QR code of the receiving address' })).toBeDefined()
    expect(page).toContain('Send only USDT, and only on the TRC20 network.')
    expect(page).toContain('Minimum deposit: 120 USDT')
    expect(page).toMatch(/Rate for 1\sUSDT now1\.00\s?USD/)
    expect(page).toContain('If we reject the deposit or the transfer fails, nothing is added to your balance')
    expect(await screen.findByText('No deposits yet')).toBeDefined()
  })

  it('on a phone copies first, says that no wallet opens a sandbox’s address, and folds the code away', async () => {
    vi.mocked(useDevice).mockReturnValue('mobile')
    try {
      show()
      await screen.findByText('SANDBOX-USDT-TRC20-1')
      const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
      expect(buttons[0]).toBe('Copy address')
      expect(screen.queryByRole('link', { name: 'Open in wallet' })).toBeNull()
      expect(screen.getByText('No wallet can open it: it is not a real address.')).toBeDefined()
      const code = screen.getByText('Show the code for another device')
      expect(code.closest('details')?.open).toBe(false)
      expect(screen.queryByText(/drop it here/)).toBeNull()
    } finally {
      vi.mocked(useDevice).mockReturnValue('desktop')
    }
  })

  it('fills in a transfer for a visitor of the sandbox, who has made none', async () => {
    // The first bytes of a PNG and its last chunk.
    const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
    vi.mocked(samplePicture).mockResolvedValue(new Blob([new Uint8Array([...head, ...end])]))
    show({ upload: () => ({ result: { fileId: 'f-1', bytes: 20 } }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Fill in a sample transfer' }))
    const hash = screen.getByLabelText<HTMLInputElement>('Transaction hash')
    expect(hash.value).toMatch(/^[0-9a-f]{64}$/)
    expect(await screen.findByText('sample-transfer.png')).toBeDefined()
    expect(samplePicture).toHaveBeenCalledWith('Sample, not a transfer')
  })

  it.each([
    ['en', '0,015', /Submit.*0\.015/],
    ['de', '0,015', /0[.,]015/],
  ] as const)(
    'takes in %s %s bitcoin for fifteen thousandths, never for fifteen',
    async (code, typed, button) => {
      await act(() => changeLanguage(languageOf(code)))
      try {
        const btc = { currency: 'BTC', network: 'BTC', address: 'SANDBOX-BTC-1', min: '120.00', scale: 8 }
        show({ 'recharge.methods': parameter('recharge.methods', [btc]) })
        await screen.findByText('SANDBOX-BTC-1')
        const field = document.querySelector('input[inputmode="decimal"]') as Element
        fireEvent.change(field, { target: { value: typed } })
        expect(screen.getByRole('button', { name: button })).toBeDefined()
      } finally {
        await act(() => changeLanguage(languageOf('en')))
      }
    },
  )

  it('says that a copied address is not a real one, and what to do when it could not be copied', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce()
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(toastStore.get()?.text).toMatch(/not a real address/))
    expect(writeText).toHaveBeenCalledWith('SANDBOX-USDT-TRC20-1')
    writeText.mockRejectedValueOnce(new Error('denied'))
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(toastStore.get()?.text).toMatch(/couldn’t copy it/))
    vi.unstubAllGlobals()
  })

  it('leaves the smallest amount to the server under an older edition', async () => {
    show({ 'recharge.edition': parameter('recharge.edition', 'legacy') })
    expect(await screen.findByText('We’ll check the minimum when you submit the deposit.')).toBeDefined()
  })

  it('takes no deposit of nothing, whatever the smallest one is', async () => {
    const { sentTo } = show({ 'recharge.edition': parameter('recharge.edition', 'legacy') })
    fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: '0.00' } })
    fireEvent.click(screen.getByRole('button', { name: /^REAL/ }))
    expect(await screen.findByText('Enter the correct amount.')).toBeDefined()
    expect(sentTo('recharge')).toEqual([])
  })

  it('offers to try again when the ways to deposit could not be loaded', async () => {
    let isBroken = true
    show({
      'recharge.methods': () =>
        isBroken ? { code: '10018' } : parameter('recharge.methods', [usdt])({} as never),
    })
    expect(await screen.findByText('We couldn’t load the deposit methods')).toBeDefined()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('SANDBOX-USDT-TRC20-1')).toBeDefined()
  })

  it('shows no address while it is not known whether payments are locked, and offers to ask again', async () => {
    let isBroken = true
    show({ locked: () => (isBroken ? { code: '500' } : { result: unlocked }) })
    expect(await screen.findByText('We couldn’t check the payment lock')).toBeDefined()
    expect(document.body.textContent).not.toContain('SANDBOX-')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('SANDBOX-USDT-TRC20-1')).toBeDefined()
  })

  it('keeps amount, method and reference when the user leaves the page and comes back', async () => {
    const btc = { ...usdt, currency: 'BTC', network: 'BTC', scale: 8 }
    const open = () =>
      show({
        'recharge.methods': parameter('recharge.methods', [usdt, btc]),
        listMarketByType: () => ({ result: [] }),
      })
    open()
    fireEvent.click(await screen.findByRole('radio', { name: /^BTC/ }))
    fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '0.5' } })
    fireEvent.change(screen.getByLabelText(/^Transaction hash/), { target: { value: '7d3f' } })
    cleanup()
    open()
    expect(await screen.findByRole('radio', { name: /^BTC/ })).toHaveProperty('checked', true)
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '0.5')
    expect(screen.getByLabelText(/^Transaction hash/)).toHaveProperty('value', '7d3f')
  })

  it('leads a visitor to the login and back', () => {
    signOut()
    const { sent } = show()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/pass/login?next=%2Fprofile%2Fdeposit',
    )
    expect(sent).toEqual([])
  })
})
