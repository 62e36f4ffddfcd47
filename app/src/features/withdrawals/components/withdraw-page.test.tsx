import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { forgetSubmissions } from '#core/money/submissions.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { PageGate } from '#shell/page-gate.tsx'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { sampleAddresses } from '#test/sample-addresses.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { withdrawalFixture } from '#test/withdrawal-fixture.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { WithdrawPage } from './withdraw-page.tsx'

const parameter =
  (key: string, value: unknown): FakeAnswer =>
  () => ({ result: { key, value, updatedAt: '2026-01-01T00:00:00.000Z' } })
const methods = (feeRate = '0.01') =>
  ['USDT-ERC20', 'BTC', 'BANK'].map((method) => ({ method, feeRate, min: '20.00' }))
const deposits = [
  { currency: 'USDT', network: 'ERC20', address: 'SANDBOX-USDT-ERC20-1', min: '120.00', scale: 6 },
  { currency: 'BTC', network: 'BTC', address: 'SANDBOX-BTC-1', min: '120.00', scale: 8 },
]
const unlocked = {
  locked: false,
  reason: null,
  until: null,
  withdrawalsPausedUntil: null,
  contactUrl: '/help',
  hasPassword: true,
  attemptsLeft: 5,
}
const user = (kycStatus: string) => ({ ...sampleUser('2000.00'), kycStatus })

const show = (answers: Record<string, FakeAnswer> = {}, link = '/profile/withdraw') =>
  renderWithBackend(
    <PageGate name="withdraw">
      <WithdrawPage />
    </PageGate>,
    {
      link,
      answers: {
        'withdrawal.methods': parameter('withdrawal.methods', methods()),
        'withdrawal.kycThreshold': parameter('withdrawal.kycThreshold', '1000.00'),
        'recharge.methods': parameter('recharge.methods', deposits),
        'upload.config': parameter('upload.config', { maxBytes: 2_097_152, pickerMaxBytes: 52_428_800 }),
        getUserInfo: () => ({ result: user('VERIFIED') }),
        locked: () => ({ result: unlocked }),
        listWithdrwal: () => ({ result: pageOf([]) }),
        ...answers,
      },
    },
  )

const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))
const withdraw = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Withdraw/ })))
const fill = async (password = '271828') => {
  await type(/^Amount/, '500')
  await type(/^Withdrawal address/, 'SANDBOX-WALLET-1')
  await type(/^Security password/, password)
}
const pageText = () => document.body.textContent?.replace(/\s+/g, ' ') ?? ''

describe('the page of withdrawals', () => {
  beforeEach(async () => {
    await startTestI18n('withdrawals', 'images', 'market', 'money', 'errors')
    forgetSubmissions()
    toastStore.set(undefined)
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'marta_k' })
      setMode('real')
    })
  })

  it('counts its chips from the limit of the day where that is the smaller, and says so', async () => {
    show({ getUserInfo: () => ({ result: user('NOT_VERIFIED') }) })
    const chips = await screen.findByRole('group', { name: /you can withdraw today/ })
    expect(chips.getAttribute('aria-label')?.replace(/[\u2066-\u2069]/g, '')).toBe(
      'Part of the 1,000.00\u00a0USD you can withdraw today',
    )
    fireEvent.click(within(chips).getByRole('button', { name: '25%' }))
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '250.00')
    fireEvent.click(within(chips).getByRole('button', { name: '100%' }))
    expect(pageText()).toMatch(/You’ll receive990\.00\s?USD/)
  })

  it('counts its chips from the balance where that is the smaller', async () => {
    show({ getUserInfo: () => ({ result: { ...sampleUser('800.00'), kycStatus: 'NOT_VERIFIED' } }) })
    const chips = await screen.findByRole('group', { name: 'Part of your available balance' })
    fireEvent.click(within(chips).getByRole('button', { name: '100%' }))
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '800.00')
  })

  it.each([
    ['the limit of the day', 'NOT_VERIFIED', '1000.01', '1,000.00'],
    ['the balance', 'VERIFIED', '2000.01', '2,000.00'],
  ])('promises nothing of an amount beyond %s', async (_, kycStatus, amount, most) => {
    show({ getUserInfo: () => ({ result: user(kycStatus) }) })
    await screen.findByRole('group', { name: /withdraw today|available balance/ })
    await type(/^Amount/, amount)
    const page = pageText().replace(/[\u2066-\u2069]/g, '')
    expect(page).toContain(`You can’t withdraw this amount. The most you can withdraw now is ${most} USD.`)
    expect(page).toContain('You’ll receive–')
    expect(screen.queryByRole('button', { name: new RegExp(`REAL.*${most.slice(0, 5)}`) })).toBeNull()
  })

  it('takes a sample address of the sandbox in any case, and offers one', async () => {
    const { sentTo } = show({ withdrawal: () => ({ code: '20001', result: withdrawalFixture() }) })
    await fill()
    await type(/^Withdrawal address/, 'sandbox-Wallet-1')
    await withdraw()
    await waitFor(() => expect(sentTo('withdrawal')).toHaveLength(1))
    cleanup()
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Use a sample address' }))
    expect(screen.getByLabelText(/^Withdrawal address/)).toHaveProperty('value', 'SANDBOX-ERC20-WALLET-1')
  })

  it('shows amount, fee rate, fee, what arrives, method, masked address and time, before the password', async () => {
    show()
    await type(/^Amount/, '500')
    await type(/^Withdrawal address/, sampleAddresses.ethereum)
    const page = pageText()
    expect(page).toMatch(/Amount500\.00\s?USD/)
    expect(page).toMatch(/Fee rate1\.00%/)
    expect(page).toMatch(/Fee−5\.00\s?USD/)
    expect(page).toMatch(/You’ll receive495\.00\s?USD/)
    expect(page).toMatch(/In USDT495\s?USDT/)
    expect(page).toContain('USDT, ERC20 network')
    expect(page).toContain('0x5aAeb605…1BeAed')
    expect(page).toContain('Review, then network confirmation')
    expect(page.indexOf('You’ll receive')).toBeLessThan(page.indexOf('Security password5 attempts left'))
  })

  it('sends the method, the address, the fee that was seen and the password, and forgets the password', async () => {
    const { sentTo } = show({
      withdrawal: () => ({ code: '20003', result: withdrawalFixture({ method: 'USDT-ERC20' }) }),
    })
    await fill()
    await withdraw()
    await waitFor(() => expect(toastStore.get()?.text).toBe('Withdrawal submitted for review.'))
    expect(sentTo('withdrawal').map(({ body }) => body)).toEqual([
      {
        method: 'USDT-ERC20',
        amount: '500',
        address: 'SANDBOX-WALLET-1',
        securityPassword: '271828',
        expectedFee: '5.00',
      },
    ])
    expect(screen.getByLabelText(/^Security password/)).toHaveProperty('value', '')
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('271828')
  })

  it('asks for bank, account holder and account, and sends no address', async () => {
    const { sentTo } = show({ withdrawal: () => ({ code: '20003', result: withdrawalFixture() }) })
    await choose(/^Bank account/)
    await type(/^Amount/, '333.33')
    await type(/^Security password/, '271828')
    await withdraw()
    expect(screen.getByText('Enter the bank name.')).toBeDefined()
    expect(screen.getByText('Enter the account holder’s name.')).toBeDefined()
    expect(screen.getByText('Enter the account number.')).toBeDefined()
    expect(sentTo('withdrawal')).toEqual([])
    await type(/^Bank$/, 'Sample Bank')
    await type(/^Account holder/, 'Mei Lin')
    await type(/^Account number/, 'SG12 3456 7890')
    expect(pageText()).toContain('Review, then the bank transfer')
    expect(pageText()).toContain('••7890')
    await withdraw()
    await waitFor(() => expect(sentTo('withdrawal')).toHaveLength(1))
    expect(sentTo('withdrawal')[0]?.body).toEqual({
      method: 'BANK',
      amount: '333.33',
      bankName: 'Sample Bank',
      cardholder: 'Mei Lin',
      accountNo: 'SG1234567890',
      securityPassword: '271828',
      expectedFee: '3.33',
    })
  })

  it.each([
    ['SANDBOX-USDT-ERC20-1', /This is the address you deposit to/],
    [sampleAddresses.ethereum.replace(/d$/, 'D'), /At least one character of this address is incorrect/],
    [sampleAddresses.bitcoin, /an address on the Bitcoin network. This method pays on the Ethereum/],
    ['my wallet', /This isn’t an address on the Ethereum network/],
    ['', /Enter the address/],
  ])('says beside the field what is wrong with the address %j, and sends nothing', async (address, words) => {
    const { sentTo } = show()
    await fill()
    await type(/^Withdrawal address/, address)
    await withdraw()
    expect(await screen.findByText(words)).toBeDefined()
    expect(sentTo('withdrawal')).toEqual([])
  })

  it('asks for an amount that is not below the minimum and not above what is available', async () => {
    const { sentTo } = show()
    await fill()
    await type(/^Amount/, '19.99')
    await withdraw()
    expect(screen.getByText('The minimum for USD is 20.00. Enter a higher amount.')).toBeDefined()
    await type(/^Amount/, '2000.01')
    expect(await screen.findByText(/Your available balance is too low/)).toBeDefined()
    await type(/^Amount/, '')
    expect(await screen.findByText('Enter the withdrawal amount.')).toBeDefined()
    expect(sentTo('withdrawal')).toEqual([])
  })

  it('says how many tries are left after a wrong password, and keeps the rest of the form', async () => {
    let attemptsLeft = 5
    show({
      locked: () => ({ result: { ...unlocked, attemptsLeft } }),
      withdrawal: () => {
        attemptsLeft -= 1
        return { code: '11002' }
      },
    })
    await fill('000001')
    await withdraw()
    expect(
      await screen.findByText(/After 4 more incorrect attempts, we’ll lock payments for 24 hours/),
    ).toBeDefined()
    expect(screen.getByText('4 attempts left')).toBeDefined()
    expect(screen.getByLabelText(/^Security password/)).toHaveProperty('value', '')
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '500')
  })

  it('shows the new fee when it has changed, and sends nothing before the user agrees to it', async () => {
    let feeRate = '0.01'
    const { sentTo } = show({
      'withdrawal.methods': () => parameter('withdrawal.methods', methods(feeRate))({} as never),
      withdrawal: ({ body }) => {
        feeRate = '0.015'
        return body.expectedFee === '7.50'
          ? { code: '20003', result: withdrawalFixture() }
          : { code: '11018' }
      },
    })
    await fill()
    await withdraw()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(
        /from 5\.00\sUSD to 7\.50\sUSD.*You’d now receive 492\.50\sUSD/,
      ),
    )
    expect(pageText()).toMatch(/You’ll receive492\.50/)
    await withdraw()
    expect(sentTo('withdrawal')).toHaveLength(1)
    await type(/^Security password/, '271828')
    await withdraw()
    await waitFor(() => expect(sentTo('withdrawal')).toHaveLength(2))
    expect(sentTo('withdrawal')[1]?.body.expectedFee).toBe('7.50')
  })

  it('leads to the identity check and back above the limit of a day', async () => {
    show({
      getUserInfo: () => ({ result: user('NOT_VERIFIED') }),
      listWithdrwal: () => ({
        result: pageOf([withdrawalFixture({ amount: '600.00' })]),
      }),
    })
    expect(await screen.findByText('400.00 USD')).toBeDefined()
    await fill()
    await withdraw()
    const field = screen.getByLabelText(/^Amount/)
    const error = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    expect(error?.textContent).toMatch(/you can withdraw 400\.00\sUSD more today/)
    expect(
      within(error as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/loan/kyc?next=%2Fprofile%2Fwithdraw')
  })

  it('says until when withdrawals pause after a new security password', async () => {
    show({
      locked: () => ({ result: { ...unlocked, withdrawalsPausedUntil: '2026-01-11T15:20:00.000Z' } }),
    })
    expect(await screen.findByText(/Withdrawals are paused until 11 Jan, 15:20 UTC/)).toBeDefined()
  })

  it('says that payments are locked, why and until when, before anything is typed', async () => {
    show({
      locked: () => ({
        result: {
          ...unlocked,
          locked: true,
          reason: 'WRONG_PASSWORD',
          until: '2026-01-11T15:20:00.000Z',
          attemptsLeft: 0,
        },
      }),
    })
    expect(await screen.findByText('Payments are locked')).toBeDefined()
    expect(pageText()).toContain('The lock ends automatically on 11 Jan, 15:20 UTC.')
  })

  it('leads to the security password where none is set, and offers no button that would fail', async () => {
    show({ locked: () => ({ result: { ...unlocked, hasPassword: false } }) })
    expect(await screen.findByText(/needs a security password, and you haven’t set one yet/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Security password' }).getAttribute('href')).toBe(
      '/profile/security?next=%2Fprofile%2Fwithdraw',
    )
    expect(screen.queryByRole('button', { name: /^REAL/ })).toBeNull()
  })

  it('keeps amount, method and where it goes when the user leaves the page, but never the password', async () => {
    show()
    await choose(/^BTC/)
    await fill()
    cleanup()
    show()
    expect(await screen.findByRole('radio', { name: /^BTC/ })).toHaveProperty('checked', true)
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '500')
    expect(screen.getByLabelText(/^Withdrawal address/)).toHaveProperty('value', 'SANDBOX-WALLET-1')
    expect(screen.getByLabelText(/^Security password/)).toHaveProperty('value', '')
  })

  it('takes amount and method from the link of one that was not paid out', async () => {
    show({}, '/profile/withdraw?method=BANK&amount=333.33')
    expect(await screen.findByRole('radio', { name: /^Bank account/ })).toHaveProperty('checked', true)
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '333.33')
  })

  it('offers to try again when the methods could not be loaded', async () => {
    let isBroken = true
    show({
      'withdrawal.methods': () =>
        isBroken ? { code: '10018' } : parameter('withdrawal.methods', methods())({} as never),
    })
    expect(await screen.findByText('We couldn’t load the withdrawal methods')).toBeDefined()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText(/^Withdrawal address/)).toBeDefined()
  })

  it('leads a visitor to the login and back, and a demo user to the real account', async () => {
    act(() => signOut())
    const { sent } = show()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/pass/login?next=%2Fprofile%2Fwithdraw',
    )
    expect(sent).toEqual([])
    cleanup()
    act(() => {
      signIn({ token: 't-1', userName: 'marta_k' })
      setMode('demo')
    })
    show()
    expect(screen.getByText('You can’t withdraw from the demo account')).toBeDefined()
  })

  it.each(['1e5', '1.234,5', '-5', '0', 'NaN', '1.005', ''])(
    'is empty where the address says %s',
    async (amount) => {
      show({}, `/profile/withdraw?amount=${amount}`)
      expect((await screen.findByLabelText<HTMLInputElement>(/^Amount/)).value).toBe('')
    },
  )
})
