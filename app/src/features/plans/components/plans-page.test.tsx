import { languageOf } from '@swx/locales/languages'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { PlansPage } from './plans-page.tsx'

const product = (id: string, name: string, over: object = {}) => ({
  id,
  name,
  marketType: 2,
  cycles: [
    { days: 7, dailyRate: '0.0025' },
    { days: 30, dailyRate: '0.0040' },
  ],
  minAmount: '500.00',
  maxAmount: '50000.00',
  earlyExitPenaltyRate: '0.05',
  termsVersion: 'terms-1',
  status: 'ON',
  ...over,
})
const plan = {
  orderNo: 'SM202601100000000003',
  productId: 'p-1',
  productName: 'Crypto index plan',
  days: 30,
  amount: '5000.00',
  dailyRate: '0.0040',
  status: 'IN_PROGRESS',
  shareStatus: 'PROFIT_DIVIDED',
  boughtAt: '2026-01-10T15:20:00.000Z',
  valueDate: '2026-01-11T00:00:00.000Z',
  maturesAt: '2026-02-10T00:00:00.000Z',
  profitDays: 12,
  expectedRevenue: '600.00',
  distributedRevenue: '240.00',
  history: [{ status: 'IN_PROGRESS', at: '2026-01-10T15:20:00.000Z' }],
}
const unlocked = {
  locked: false,
  reason: null,
  until: null,
  contactUrl: '',
  hasPassword: true,
  attemptsLeft: 5,
}
const quote = {
  penaltyRate: '0.05',
  penalty: '250.00',
  refund: '4750.00',
  kept: '240.00',
  lostRevenue: '360.00',
  net: '-10.00',
  quoteId: 'q-1',
}
const products = [
  product('p-1', 'Crypto index plan'),
  product('p-2', 'Forex carry plan', { marketType: 1, status: 'SOLD_OUT' }),
]

function show(answers: Record<string, FakeAnswer> = {}, link = '/trading') {
  return renderWithBackend(<PlansPage />, {
    link,
    answers: {
      listSmartProduct: () => ({ result: pageOf(products) }),
      listSmartOrder: () => ({ result: pageOf([]) }),
      getUserInfo: () => ({ result: sampleUser() }),
      getParamByKey: () => ({
        result: { key: 'features', value: { smartTrading: true }, updatedAt: '2026-01-01T00:00:00.000Z' },
      }),
      locked: () => ({ result: unlocked }),
      buySmart: () => ({ code: '20004', result: { ...plan, profitDays: 0, distributedRevenue: '0.00' } }),
      ...answers,
    },
  })
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = () => press('Choose Crypto index plan, 30\u00a0days')
const enter = async (amount: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /Amount/ }), { target: { value: amount } })
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ') ?? ''

/** Chooses 30 days with 5,000.00 and opens the last look before buying. */
async function review(amount = '5000') {
  await choose()
  await enter(amount)
  await press(/Review plan/)
  return screen.findByRole('dialog', { name: 'Buy Crypto index plan?' })
}

describe('plans on offer', () => {
  afterEach(() => vi.unstubAllGlobals())
  beforeEach(async () => {
    await startTestI18n('plans', 'market', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    toastStore.set(undefined)
  })

  it('show each daily rate with its yearly one, and no way to choose what is sold out', async () => {
    show()
    await screen.findByText('Crypto index plan')
    const row = screen.getAllByRole('row').find((line) => line.textContent?.includes('0.40%'))
    expect(row?.textContent).toContain('0.40%146.00%')
    expect(screen.getAllByText('Sold out')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /Choose Forex carry plan/ })).toBeNull()
  })

  it.each([
    ['0.00', ['Plans', 'Your plans']],
    ['500.00', ['Your plans', 'Plans']],
  ])('stand above the own ones only while nothing is in plans: %s', async (inSmart, order) => {
    const user = sampleUser()
    const real = { ...user.accounts.real, inSmart }
    show({ getUserInfo: () => ({ result: { ...user, accounts: { ...user.accounts, real } } }) })
    await screen.findByText('Crypto index plan')
    await screen.findAllByText(inSmart)
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '')
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
  })

  it('move the focus to the order beside them of the plan that is chosen, and back when it is closed', async () => {
    vi.stubGlobal('innerWidth', 1_400)
    show()
    await choose()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Crypto index plan'))
    expect(document.activeElement?.closest('aside')).not.toBeNull()
    await press('Choose Crypto index plan, 7\u00a0days')
    await waitFor(() => expect(document.activeElement?.closest('aside')).not.toBeNull())
    await press('Close panel')
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Choose Crypto index plan, 7\u00a0days' }),
      ),
    )
  })

  it('lead out of a category without plans', async () => {
    show({}, '/trading?type=4')
    await press('Show all plans')
    expect(await screen.findByText('Crypto index plan')).toBeDefined()
  })

  it('say that they could not be loaded, and what is not affected', async () => {
    let isDown = true
    show({
      listSmartProduct: () => (isDown ? { code: '10018' } : { result: pageOf(products) }),
    })
    expect(await screen.findByText('We couldn’t load the plans')).toBeDefined()
    expect(screen.getByText('Your running plans aren’t affected.')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as Element)
    expect(await screen.findByText('Crypto index plan')).toBeDefined()
  })

  it('say that smart trading is not enabled while it is off', async () => {
    show({
      getParamByKey: () => ({
        result: { key: 'features', value: { smartTrading: false }, updatedAt: '2026-01-01T00:00:00.000Z' },
      }),
    })
    expect(await screen.findByText('Smart trading isn’t available at the moment.')).toBeDefined()
  })
})

describe('buying a plan', () => {
  beforeEach(async () => {
    await startTestI18n('plans', 'market', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    toastStore.set(undefined)
  })

  it('shows what it comes to before anything is confirmed: rates, days, revenue, penalty, risk', async () => {
    show()
    const dialog = await review()
    for (const words of [
      '5,000.00 USD',
      '30 days',
      '0.40%',
      '146.00%',
      'Value date11 Jan 2026',
      'First payment12 Jan 2026',
      'Maturity10 Feb 2026',
      'before the value date)0.00 USD',
      '−250.00 USD',
      '+600.00 USD',
      '5,600.00 USD',
      'Yields are not guaranteed; capital at risk.',
    ])
      expect(text(dialog)).toContain(words)
  })

  it('starts with no amount, and gives Cancel the size of the confirm button', async () => {
    show()
    await choose()
    expect(((await screen.findByRole('textbox', { name: /Amount/ })) as HTMLInputElement).value).toBe('')
    expect(screen.queryAllByRole('button', { name: /%/, pressed: true })).toHaveLength(0)
    await enter('5000')
    await press(/Review plan/)
    const dialog = await screen.findByRole('dialog', { name: 'Buy Crypto index plan?' })
    const [cancel, confirm] = [/Cancel/, /REAL.*Buy for/].map((name) =>
      within(dialog).getByRole('button', { name }),
    )
    expect(cancel?.className).toContain('min-h-12')
    expect(confirm?.className).toContain('min-h-12')
  })

  it('names the mode beside the amount and on the button', async () => {
    show()
    await choose()
    expect((await screen.findByText('Amount')).parentElement?.textContent).toContain('REAL')
    expect(text(screen.getByRole('button', { name: /Review plan/ }))).toContain('REAL')
  })

  it.each([
    ['', 'Enter the amount for the plan.'],
    ['12,34x', 'Use digits only'],
    ['600,50', 'Which value do you mean?'],
    ['499.99', 'Check the amount.'],
    ['20000', 'Your available balance is too low.'],
  ])('says what is wrong with the amount “%s” and sends nothing', async (amount, message) => {
    const { sentTo } = show()
    await choose()
    if (amount) await enter(amount)
    await press(/Review plan/)
    expect(await screen.findByText(new RegExp(message))).toBeDefined()
    expect(sentTo('buySmart')).toHaveLength(0)
  })

  it('buys for what was typed by the signs of the language: 600,50 in German is never 60,050', async () => {
    await act(() => changeLanguage(languageOf('de')))
    try {
      const { sentTo } = show()
      fireEvent.click((await screen.findAllByRole('button', { name: /Crypto index plan/ }))[0] as Element)
      const amount = (await screen.findByRole('textbox', { name: /Betrag/ })) as HTMLInputElement
      fireEvent.change(amount, { target: { value: '1,234' } })
      const question = within(
        await screen.findByRole('group', { name: 'Welchen Wert wollten Sie eingeben?' }),
      )
      expect(question.getAllByRole('button').map(text)).toEqual(['1,23 USD', '1.234,00 USD'])
      fireEvent.click(question.getByRole('button', { name: /1\.234,00/ }))
      expect(amount.value).toBe('1234')

      fireEvent.change(amount, { target: { value: '600,50' } })
      await waitFor(() => expect(document.body.textContent).toContain('= 600,50 USD'))
      fireEvent.click(screen.getByRole('button', { name: /600.50/ }))
      fireEvent.click(await screen.findByRole('button', { name: /600.50.*kaufen/ }))
      await waitFor(() => expect(sentTo('buySmart')).toHaveLength(1))
      expect(sentTo('buySmart')[0]?.body).toMatchObject({ amount: '600.50' })
    } finally {
      await act(() => changeLanguage(languageOf('en')))
    }
  })

  it('buys for an amount in Arabic digits, and asks where one can mean two amounts', async () => {
    await act(() => changeLanguage(languageOf('ar')))
    try {
      const { sentTo } = show({}, '/trading?plan=p-1&days=30')
      const amount = await screen.findByRole('textbox', { name: /المبلغ/ })
      fireEvent.change(amount, { target: { value: '100,50' } })
      expect(await screen.findByRole('group', { name: 'أي قيمة أردت إدخالها؟' })).toBeDefined()
      fireEvent.click(screen.getByRole('button', { name: /مراجعة الخطة/ }))
      await waitFor(() => expect(document.activeElement === amount).toBe(true))

      fireEvent.change(amount, { target: { value: '٦٠٠٫٥٠' } })
      await waitFor(() => expect(document.body.textContent).toContain('= 600.50 USD'))
      fireEvent.click(screen.getByRole('button', { name: /600\.50/ }))
      fireEvent.click(await screen.findByRole('button', { name: /الشراء مقابل.*600\.50/ }))
      await waitFor(() => expect(sentTo('buySmart')).toHaveLength(1))
      expect(sentTo('buySmart')[0]?.body).toMatchObject({ amount: '600.50' })
    } finally {
      await act(() => changeLanguage(languageOf('en')))
    }
  })

  it('sends what was confirmed once, under a key, and leads to the plan', async () => {
    const { sentTo } = show()
    const dialog = await review()
    const confirm = within(dialog).getByRole('button', { name: /Buy for/ })
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    await waitFor(() =>
      expect(toastStore.get()?.text).toBe('Plan bought. Your first daily payment is on 12 Jan 2026.'),
    )
    expect(sentTo('locked')).toHaveLength(1)
    expect(sentTo('buySmart')).toHaveLength(1)
    expect(sentTo('buySmart')[0]?.idempotencyKey).toMatch(/^"[\w-]+"$/)
    expect(sentTo('buySmart')[0]?.body).toEqual({
      productId: 'p-1',
      days: 30,
      amount: '5000.00',
      acceptedTermsVersion: 'terms-1',
    })
    expect(toastStore.get()?.action?.label).toBe('See the plan')
  })

  it.each([
    ['10008', /Your account can’t do this/],
    ['10010', /equity product isn’t available/],
    ['10011', /available balance is too low/],
    ['10012', /isn’t available for that number of days/],
    ['10013', /Check the amount/],
    ['10015', /You can’t trade this right now/],
    ['10018', /couldn’t load a setting/],
    ['10024', /already have a running plan/],
    ['11007', /Smart trading isn’t available/],
    ['11018', /have changed/],
    ['10050', /Unknown error.*t-9/],
  ])('shows error %s in the user’s words, never the server’s', async (code, words) => {
    show({ buySmart: () => ({ code }) })
    const dialog = await review()
    fireEvent.click(within(dialog).getByRole('button', { name: /Buy for/ }))
    expect(await within(dialog).findByText(words)).toBeDefined()
    expect(dialog.textContent).not.toContain('server text')
  })

  it('stops before anything is sent while payments are locked, and says why and what still works', async () => {
    const lock = { ...unlocked, locked: true, reason: 'WRONG_PASSWORD', until: '2026-01-11T15:20:00.000Z' }
    const { sentTo } = show({ locked: () => ({ result: lock }) })
    const dialog = await review()
    fireEvent.click(within(dialog).getByRole('button', { name: /Buy for/ }))
    const locked = await screen.findByRole('dialog', { name: 'Payments are locked' })
    expect(text(locked)).toMatch(/five times.*11 Jan.*close positions and plans/)
    expect(sentTo('buySmart')).toHaveLength(0)
  })

  it('says neither done nor failed without an answer, leads to the list, and sends the same again under its key', async () => {
    let nth = 0
    const { sentTo, place } = show({
      buySmart: () => {
        nth += 1
        return nth === 1 ? Promise.reject(new TypeError('connection reset')) : { code: '20004', result: plan }
      },
    })
    const dialog = await review()
    fireEvent.click(within(dialog).getByRole('button', { name: /Buy for/ }))
    expect(await within(dialog).findByText(/we don’t know whether this went through/)).toBeDefined()
    expect(within(dialog).getByRole('link', { name: 'Check the list' }).getAttribute('href')).toBe(
      '/trading?tab=mine',
    )
    fireEvent.click(within(dialog).getByRole('button', { name: /can’t go through twice/ }))
    await waitFor(() => expect(toastStore.get()?.text).toContain('Plan bought.'))
    const [first, second] = sentTo('buySmart')
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    await waitFor(() => expect(place.current).toBe('/trading?tab=mine'))
  })

  it('asks for another look when the terms have changed, with the new ones', async () => {
    let version = 'terms-1'
    const { sentTo } = show({
      listSmartProduct: () => ({
        result: pageOf([product('p-1', 'Crypto index plan', { termsVersion: version })]),
      }),
      buySmart: ({ body }) =>
        body.acceptedTermsVersion === 'terms-2' ? { code: '20004', result: plan } : { code: '11018' },
    })
    const dialog = await review()
    fireEvent.click(within(dialog).getByRole('button', { name: /Buy for/ }))
    const reread = await within(dialog).findByRole('button', { name: 'See the new terms' })
    version = 'terms-2'
    fireEvent.click(reread)
    expect(await within(dialog).findByText(/The terms have been updated/)).toBeDefined()
    fireEvent.click(within(dialog).getByRole('button', { name: /Buy for/ }))
    await waitFor(() => expect(sentTo('buySmart')).toHaveLength(2))
  })

  it('says in demo mode, on the page and on the button, that it is for real money, and keeps the amount', async () => {
    setMode('demo')
    const { sentTo } = show()
    expect(text((await screen.findAllByRole('status'))[0] as HTMLElement)).toContain(
      'Plans are for the real account only',
    )
    await choose()
    await enter('5000')
    expect(screen.queryByRole('button', { name: /Review plan/ })).toBeNull()
    await press('Real account only: switch to buy')
    const dialog = await screen.findByRole('dialog', { name: 'Switch to the real account?' })
    expect(text(dialog)).toContain('You can’t use this on the demo account.')
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /Switch to REAL/ })))
    expect(await screen.findByRole('button', { name: /REAL.*Review plan of 5,000.00\sUSD/ })).toBeDefined()
    expect(screen.queryByText(/Plans are for the real account only/)).toBeNull()
    expect(sentTo('buySmart')).toHaveLength(0)
  })

  it('leads a visitor to the log-in and back to the same plan', async () => {
    signOut()
    show({}, '/trading?plan=p-1&days=30')
    const link = await screen.findByRole('link', { name: 'Log in to buy a plan' })
    expect(link.getAttribute('href')).toBe(
      `/pass/login?next=${encodeURIComponent('/trading?plan=p-1&days=30')}`,
    )
  })
})

describe('leaving a plan', () => {
  const held = { listSmartOrder: () => ({ result: pageOf([plan]) }) } satisfies Record<string, FakeAnswer>

  beforeEach(async () => {
    await startTestI18n('plans', 'market', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    toastStore.set(undefined)
  })

  const open = async () => {
    await press('Close early: Crypto index plan')
    const dialog = await screen.findByRole('dialog', { name: 'Close Crypto index plan early?' })
    await within(dialog).findByText('Result of the whole plan')
    return dialog
  }

  it('shows penalty, refund, lost revenue and the result in money, and asks a second time', async () => {
    const { sentTo } = show({
      ...held,
      previewExitSmart: () => ({ result: quote }),
      exitSmart: () => ({ code: '20005', result: { ...plan, status: 'EARLY_EXIT', refund: '4750.00' } }),
    })
    const dialog = await open()
    for (const words of ['5.00%', '−250.00 USD', '4,750.00 USD', '+240.00 USD', '360.00 USD', '−10.00 USD'])
      expect(text(dialog)).toContain(words)
    fireEvent.click(within(dialog).getByRole('button', { name: /Close early/ }))
    expect(sentTo('exitSmart')).toHaveLength(0)
    expect(within(dialog).getByRole('alert').textContent).toContain('You won’t earn anything more')
    fireEvent.click(within(dialog).getByRole('button', { name: /Close and get 4,750.00\sUSD/ }))
    await waitFor(() => expect(toastStore.get()?.text).toContain('You closed the plan.'))
    expect(sentTo('exitSmart').map(({ body }) => body)).toEqual([{ orderNo: plan.orderNo, quoteId: 'q-1' }])
    expect(sentTo('locked')).toHaveLength(0)
  })

  it('is not closed by the second tap of two on the first question', async () => {
    const { sentTo } = show({
      ...held,
      previewExitSmart: () => ({ result: quote }),
      exitSmart: () => ({ code: '20005', result: { ...plan, status: 'EARLY_EXIT', refund: '4750.00' } }),
    })
    const dialog = await open()
    fireEvent.click(within(dialog).getByRole('button', { name: /Close early/ }), { detail: 1 })
    const submit = within(dialog).getByRole('button', { name: /Close and get/ })
    fireEvent.click(submit, { detail: 2 })
    expect(sentTo('exitSmart')).toHaveLength(0)
    fireEvent.click(submit, { detail: 1 })
    await waitFor(() => expect(sentTo('exitSmart')).toHaveLength(1))
  })

  it('reads the figures again when they are no longer true, and starts from the first question', async () => {
    let nth = 0
    show({
      ...held,
      previewExitSmart: () => {
        nth += 1
        return { result: nth === 1 ? quote : { ...quote, kept: '260.00', net: '10.00', quoteId: 'q-2' } }
      },
      exitSmart: () => ({ code: '11018' }),
    })
    const dialog = await open()
    fireEvent.click(within(dialog).getByRole('button', { name: /Close early/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: /Close and get/ }))
    fireEvent.click(await within(dialog).findByRole('button', { name: 'See the new figures' }))
    expect(await within(dialog).findByText(/The figures have changed/)).toBeDefined()
    expect(text(dialog)).toContain('+10.00 USD')
    expect(within(dialog).getByRole('button', { name: /Close early/ })).toBeDefined()
  })

  it('says so when the plan is no longer running', async () => {
    show({ ...held, previewExitSmart: () => ({ code: '11010' }) })
    await press('Close early: Crypto index plan')
    expect(await screen.findByText(/no longer open/)).toBeDefined()
  })

  it('marks a product as running, and offers no second plan of it', async () => {
    show(held)
    expect(await screen.findAllByText('Running')).not.toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: /Choose Crypto/ })).toBeNull())
  })
})
