import { languageOf } from '@swx/locales/languages'
import { readAmount } from '@swx/sdk/money'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { forgetSubmissions } from '#core/money/submissions.ts'
import { expireSession, signIn, signOut } from '#core/session/session-store.ts'
import { AlertForm } from '#features/alerts/components/alert-form.tsx'
import { alertStore } from '#features/alerts/model/alert-store.ts'
import { DepositPage } from '#features/deposits/components/deposit-page.tsx'
import { NftPage } from '#features/nfts/components/nft-page.tsx'
import { PlansPage } from '#features/plans/components/plans-page.tsx'
import { OptionTicket } from '#features/trade/options/components/option-ticket.tsx'
import { OpenPositions } from '#features/trade/positions/components/open-positions.tsx'
import { LeverageTicket } from '#features/trade/ticket/components/leverage-ticket.tsx'
import { WithdrawPage } from '#features/withdrawals/components/withdraw-page.tsx'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import type { FakeAnswer } from './answer-handlers.ts'
import { instrumentFixture } from './instrument-fixture.ts'
import { marketInfoFixture } from './market-info-fixture.ts'
import { nftFixture } from './nft-fixture.ts'
import { orderFixture } from './order-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from './render-with-backend.tsx'
import { sandboxHandlers } from './sandbox-handlers.ts'
import { startTestI18n } from './start-test-i18n.ts'

// No browser reads a picture here.
vi.mock('#core/pictures/use-image-upload.ts', () => ({
  useImageUpload: () => ({
    state: { phase: 'ready', name: 'proof.png', fileId: 'f-1', bytes: 1_000, image: undefined },
    pick: () => {},
    retry: () => {},
    clear: () => {},
  }),
}))

const method = { currency: 'USDT', network: 'TRC20', address: 'SANDBOX-USDT-TRC20-1', min: '5.00', scale: 6 }
const sandbox = await sandboxHandlers({
  features: { smartTrading: true, optionsReal: true },
  'recharge.methods': [method],
  'withdrawal.methods': [{ method: 'USDT-TRC20', feeRate: '0.01', min: '5.00' }],
})
const product = {
  id: 'p-1',
  name: 'Crypto index plan',
  marketType: 2,
  cycles: [{ days: 30, dailyRate: '0.0040' }],
  minAmount: '10.00',
  maxAmount: '50000.00',
  earlyExitPenaltyRate: '0.05',
  termsVersion: 'terms-1',
  status: 'ON',
}
const instrument = instrumentFixture({ optionPeriods: [{ seconds: 60, payoutRatio: '0.85' }] })
const position = orderFixture()
const work = nftFixture({ currentBid: '9.50', minNextBid: '10.00' })
const unlocked = {
  locked: false,
  reason: null,
  until: null,
  contactUrl: '',
  hasPassword: true,
  attemptsLeft: 5,
}
const subject = { id: '54', code: 'BTC', category: 2 as const, price: 52_100, decimals: 2, tickSize: 0.01 }

interface AmountForm {
  readonly name: string
  readonly page: ReactNode
  readonly link?: string
  /** The operation that it would send. */
  readonly operation?: string
  /** Opens it where it is not there at once. */
  readonly open?: () => Promise<unknown>
  /** Fills in what else it needs. */
  readonly fill?: () => void
  /** The place of the field among those that take decimals. */
  readonly at?: number
  /** A text that can be sent. */
  readonly good: string
  /** Another one. @default '11' */
  readonly other?: string
  /** Codes of the server that belong to the field. */
  readonly codes: readonly string[]
}

const turnOn = async () => {
  const [first] = await screen.findAllByRole('switch')
  if (first?.getAttribute('aria-checked') === 'false') fireEvent.click(first)
}
const decimals = () => [...document.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')]

const forms: readonly AmountForm[] = [
  {
    name: 'the size of a position',
    page: <LeverageTicket instrument={instrument} />,
    operation: 'openOrder',
    good: '0.1',
    other: '0.11',
    codes: ['10011', '10016'],
  },
  {
    name: 'the stop loss of a position',
    page: <LeverageTicket instrument={instrument} />,
    operation: 'openOrder',
    open: turnOn,
    at: 1,
    good: '1.0800',
    codes: [],
  },
  {
    name: 'the stop loss of an open position',
    page: <OpenPositions />,
    operation: 'modifyOrder',
    open: async () => {
      const name = i18next.t('orders:position.modifyLabel', { code: 'EURUSD' })
      fireEvent.click(await screen.findByRole('button', { name }))
      await turnOn()
    },
    good: '1.0800',
    codes: [],
  },
  {
    name: 'the stake of an option',
    page: <OptionTicket instrument={instrument} />,
    operation: 'buyOptions',
    good: '12',
    codes: ['10011', '10016'],
  },
  {
    name: 'the amount of a plan',
    page: <PlansPage />,
    link: '/trading?plan=p-1&days=30',
    operation: 'buySmart',
    good: '12',
    codes: ['10011', '10013'],
  },
  {
    name: 'the amount of a deposit',
    page: <DepositPage />,
    operation: 'recharge',
    fill: () =>
      fireEvent.change(document.querySelector('input[maxlength="128"]') as Element, {
        target: { value: '7d3f' },
      }),
    good: '12',
    codes: ['10013', '11008'],
  },
  {
    name: 'the amount of a bid',
    page: <NftPage />,
    link: '/nfts/detail?id=n-3',
    operation: 'buyNft',
    fill: () =>
      fireEvent.change(document.querySelector('input[maxlength="128"]') as Element, {
        target: { value: 'SANDBOX-ETH-1' },
      }),
    good: '12',
    codes: ['10011', '10016'],
  },
  {
    name: 'the amount of a withdrawal',
    page: <WithdrawPage />,
    operation: 'withdrawal',
    fill: () => {
      const fields = {
        'input[maxlength="128"]': 'SANDBOX-WALLET-1',
        'input[name="security-password"]': '271828',
      }
      for (const [field, value] of Object.entries(fields))
        fireEvent.change(document.querySelector(field) as Element, { target: { value } })
    },
    good: '12',
    codes: ['10011', '10013', '11008'],
  },
  { name: 'the price of an alert', page: <AlertForm subject={subject} />, good: '53000', codes: [] },
]

async function show({ page, link = '/', open, operation, at = 0, fill }: AmountForm, code = '10050') {
  const answers: Record<string, FakeAnswer> = {
    getUserInfo: () => ({ result: sampleUser() }),
    locked: () => ({ result: unlocked }),
    listSmartProduct: () => ({ result: pageOf([product]) }),
    listSmartOrder: () => ({ result: pageOf([]) }),
    listRecharge: () => ({ result: pageOf([]) }),
    listWithdrwal: () => ({ result: pageOf([]) }),
    listOrder: () => ({ result: pageOf([position]) }),
    'index/listNft': () => ({ result: pageOf([work]) }),
    'user/listNft': () => ({ result: pageOf([]) }),
    listNftBid: () => ({ result: pageOf([]) }),
    getMarketInfo: () => ({ result: marketInfoFixture() }),
    ...(operation ? { [operation]: () => ({ code, params: { name: 'USDT', limit: '150' } }) } : {}),
  }
  const shown = renderWithBackend(page, { link, answers, handlers: sandbox })
  if (open) await open()
  await waitFor(() => expect(decimals().length).toBeGreaterThan(at))
  fill?.()
  const field = () => decimals()[at] as HTMLInputElement
  return {
    ...shown,
    field,
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    submit: () =>
      act(async () => {
        const form = field().form ?? document.querySelector('form')
        fireEvent.submit(form as HTMLFormElement)
      }),
    described: () =>
      (field().getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
  }
}

/** The last look before money moves, above what the form itself stands in. */
const reviews = () => screen.queryAllByRole('dialog').filter((dialog) => !dialog.querySelector('form'))

/**
 * What no form may take: of each language a figure with signs of another, a text and nothing. That every field reads by
 * the one rule is shown by these; what else the rule does not understand is in `amount-rule.test.ts`.
 */
const notUnderstood: Readonly<Record<'en' | 'de' | 'ar', readonly string[]>> = {
  en: ['100,50', '1e5', ''],
  de: ['1,234', '-5', '   '],
  ar: ['100,50', 'عشرة', ''],
}

beforeEach(async () => {
  await startTestI18n(
    'orders',
    'options',
    'plans',
    'deposit',
    'nfts',
    'withdrawals',
    'images',
    'alerts',
    'market',
    'money',
    'errors',
  )
  forgetSubmissions()
  alertStore.set([])
  act(() => {
    signOut()
    signIn({ token: 't-1', userName: 'mei' })
    setMode('real')
  })
})
afterEach(() => act(() => changeLanguage(languageOf('en'))))

describe.each(forms)('$name', (form) => {
  it.each(['en', 'de', 'ar'] as const)('sends nothing that is not understood in %s', async (code) => {
    await act(() => changeLanguage(languageOf(code)))
    const { type, submit, field, sentTo } = await show(form)
    for (const text of notUnderstood[code]) {
      type(text)
      await submit()
      expect(field().getAttribute('aria-invalid'), text).toBe('true')
      expect(reviews(), text).toEqual([])
    }
    if (form.operation) expect(sentTo(form.operation)).toEqual([])
    expect(alertStore.get()).toEqual([])
  })

  it('is kept through another page and a session that expired, and not shown to another user', async () => {
    const first = await show(form)
    first.type(form.good)
    const comeBack = async (happening: () => void) => {
      cleanup()
      act(happening)
      return (await show(form)).field().value
    }
    expect(await comeBack(() => {})).toBe(form.good)
    expect(
      await comeBack(() => {
        expireSession()
        signIn({ token: 't-2', userName: 'mei' })
      }),
    ).toBe(form.good)
    const others = await comeBack(() => {
      signOut()
      signIn({ token: 't-3', userName: 'anna_1' })
      setMode('real')
    })
    expect(others).not.toBe(form.good)
  })
})

/** It is confirmed where it is typed, and needs no form. */
const closedPart: AmountForm = {
  name: 'the part of a position that is closed',
  page: <OpenPositions />,
  open: async () => {
    const name = i18next.t('orders:position.closeLabel', { code: 'EURUSD' })
    fireEvent.click(await screen.findByRole('button', { name }))
  },
  good: '0.05',
  codes: [],
}

describe.each([...forms, closedPart])('$name, after the language was changed', (form) => {
  it.each([
    ['on its page', false],
    ['on another page', true],
  ])('is what was typed, when that was %s', async (_, isElsewhere) => {
    // Each good text but one means something else by the signs of German.
    const text = form.good.includes('.') ? form.good : `${form.good}.5`
    const { type, field } = await show(form)
    type(text)
    if (isElsewhere) cleanup()
    await act(() => changeLanguage(languageOf('de')))
    const after = isElsewhere ? (await show(form)).field() : field()
    const reading = readAmount(after.value, { language: 'de', scale: 8 })
    expect(reading.kind === 'value' && Number(reading.value)).toBe(Number(text))
  })
})

/** Confirms what is reviewed; a form without a review has sent it already. */
async function confirm() {
  const review = reviews().at(-1)
  if (review === undefined) return
  await act(async () => fireEvent.click(within(review).getByRole('button', { name: /REAL/ })))
}

describe.each(forms.filter(({ codes }) => codes.length > 0))('$name, when the server refuses it', (form) => {
  it.each(form.codes)('says so beside the field for %s, until it is changed', async (code) => {
    const { type, submit, field, described, sentTo } = await show(form, code)
    type(form.good)
    await submit()
    await confirm()
    await waitFor(() => expect(sentTo(form.operation ?? '')).toHaveLength(1))
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    expect(described()).toMatch(/balance|amount|minimum/i)
    for (const dialog of reviews()) fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(reviews()).toEqual([]))
    expect(field().getAttribute('aria-invalid')).toBe('true')
    type(form.other ?? '11')
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBeNull())
  })

  it('says what belongs to no field above the button', async () => {
    const { type, submit, field, sentTo } = await show(form, '77777')
    type(form.good)
    await submit()
    await confirm()
    await waitFor(() => expect(sentTo(form.operation ?? '')).toHaveLength(1))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('t-9')
    const button = [...document.querySelectorAll('button')].findLast((one) => /REAL/.test(one.textContent))
    expect(alert.compareDocumentPosition(button as Element) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })
})
