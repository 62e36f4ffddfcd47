import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '#core/session/session-store.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { sandboxHandlers } from '#test/sandbox-handlers.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { DesktopHomeRoute } from './home.desktop.tsx'
import { MobileHomeRoute } from './home.mobile.tsx'

const sandbox = await sandboxHandlers()
/** An operator whose terms differ from the sample ones. */
const dearer = await sandboxHandlers({
  'savings.tiers': [{ from: '100.00', below: null, dailyRate: '0.0010' }],
  'loan.config': {
    dailyRate: '0.0020',
    overdueDailyRate: '0.0030',
    overdueCap: '0.30',
    interestFreeDays: 0,
    terms: [30],
    min: '100.00',
    max: '5000.00',
  },
})

const plain = (element: Element | null) =>
  element?.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ') ?? ''
const cardOf = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('section, article') as HTMLElement

describe.each([
  ['a desktop', DesktopHomeRoute],
  ['a phone', MobileHomeRoute],
] as const)("a visitor's home on %s", (device, Home) => {
  const show = (handlers = sandbox) => renderWithBackend(<Home />, { answers: {}, handlers })
  const tierRows = async () => {
    const table = (await screen.findByText('Per year, simple', { selector: 'thead th' })).closest('table')
    return [...(table as HTMLElement).querySelectorAll('tbody tr')].map(plain)
  }

  beforeEach(async () => {
    await startTestI18n('home', 'plans', 'loans', 'market', 'orders', 'content', 'sandbox')
    signOut()
  })

  it('leads from its two cards to smart trading and to loans', () => {
    show()
    const leads = ['Smart trading', 'Loans'].map((card) =>
      screen.getByRole('link', { name: `Get started: ${card}` }).getAttribute('href'),
    )
    expect(leads).toEqual(['/trading', '/loan'])
  })

  it('has the five savings tiers of the server, each with its daily and its yearly rates', async () => {
    show()
    const expected = [
      ['500 to 19,800', '0.25%', '91.25%', '148.77%'],
      ['19,801 to 76,500', '0.30%', '109.50%', '198.43%'],
      ['76,501 to 268,300', '0.35%', '127.75%', '257.97%'],
      ['268,301 to 805,400', '0.40%', '146.00%', '329.34%'],
      ['805,401 and above', '0.45%', '164.25%', '414.91%'],
    ]
    const rows = await tierRows()
    expect(rows).toHaveLength(5)
    for (const [at, figures] of expected.entries())
      for (const figure of figures) expect(rows[at]).toContain(figure)
    const head = screen.getAllByRole('columnheader').map(plain)
    expect(head).toEqual(expect.arrayContaining(['Per day', 'Per year, simple', 'Per year, compounded']))
    expect(screen.getByText('Sample rates')).toBeDefined()
  })

  it('has other tiers and another loan where the server has other terms', async () => {
    show(dearer)
    expect(await tierRows()).toEqual([expect.stringMatching(/^100 and above0\.10%36\.50%44\.03%/)])
    expect(await screen.findByText('1,060.00 USD')).toBeDefined()
  })

  it('says once of all claims that nothing shows them, and speaks of no government and no insurance', async () => {
    show()
    const claims = await screen.findByRole('region', { name: 'Key figures' })
    expect(within(claims).getAllByRole('listitem')).toHaveLength(6)
    expect(within(claims).getAllByText('sample text, not verified')).toHaveLength(1)
    expect(claims.textContent).toContain('No source has been given for these figures.')
    expect(plain(claims)).toMatch(/up to 0\.45%.*164\.25% per year, simple/)
    expect(document.body.textContent).not.toMatch(/government|insurance|licen[cs]ed/i)
  })

  it('shows the product itself, with all that an order costs, before any yearly rate', async () => {
    const observers = new Map<Element, (entries: object[]) => void>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #report: (entries: object[]) => void
        constructor(report: (entries: object[]) => void) {
          this.#report = report
        }
        observe(element: Element) {
          observers.set(element, this.#report)
        }
        disconnect() {}
      },
    )
    show()
    await screen.findByRole('region', { name: 'Key figures' })
    expect(screen.queryByRole('figure', { name: /worked example/ })).toBeNull()
    act(() => {
      for (const [target, report] of observers) report([{ target, isIntersecting: true }])
    })
    const example = await screen.findByRole('figure', {
      name: 'EURUSD with an order ticket: a worked example',
    })
    expect(await within(example).findByRole('img', { name: /^EURUSD in 15-minute candles/ })).toBeDefined()
    for (const cost of [
      'Stop loss',
      'Worst case',
      'Margin, 1:30',
      'Opening fee, 0.05%',
      'Deducted when you confirm',
    ])
      expect(plain(example)).toContain(cost)
    expect(
      within(example)
        .getByRole('link', { name: /Try it with play money/ })
        .getAttribute('href'),
    ).toMatch(/^\/cruuency\?code=EURUSD/)
    await screen.findByRole('region', { name: 'Key figures' })
    const page = plain(document.body)
    expect(page.indexOf('per year')).toBeGreaterThan(page.indexOf('Deducted when you confirm'))
    expect(page.indexOf('Per year')).toBeGreaterThan(page.indexOf('Deducted when you confirm'))
  })

  it('leads to a new account and to the sample users', () => {
    show()
    for (const link of screen.getAllByRole('link', { name: 'Sign up' }))
      expect(link.getAttribute('href')).toBe('/pass/register')
    const toUsers = screen.getAllByRole('link', { name: 'Choose a sample user' })
    for (const link of toUsers) expect(link.getAttribute('href')).toBe('/pass/login#sample-users')
  })

  it('has the representative example and its warning on the card of loans', async () => {
    show()
    await screen.findByText('1,029.00 USD')
    const card = plain(cardOf('Loans'))
    for (const words of ['1,000.00', '29.00', 'APR 41.6%', 'Warning: a loan has to be repaid'])
      expect(card).toContain(words)
  })

  it('says who is behind the product, how money is kept safe, and its five advantages', () => {
    show()
    expect(plain(cardOf('About the company'))).toContain('There’s no company behind this sandbox edition')
    const company = within(cardOf('About the company')).getByRole('link')
    expect(company.getAttribute('href')).toBe('/company-intro')
    for (const words of ['While payments are locked, no money', 'We keep them only for the identity check'])
      expect(plain(cardOf('Security'))).toContain(words)
    const reasons = within(cardOf('Five advantages')).getAllByRole('listitem').map(plain)
    expect(reasons).toEqual(
      [
        /^Costs first.*in money/,
        /^Practise in DEMO.*REAL/,
        /^Daily.*its time/,
        /^One list.*for/,
        /^Help.*page/,
      ].map((words) => expect.stringMatching(words)),
    )
  })

  it('has the rates of the list of plans per day, with per year beside them', async () => {
    show()
    await waitFor(() => expect(plain(cardOf('Smart trading'))).toContain('Smart crypto 30'))
    const rated = [plain(cardOf('Smart trading'))]
    if (device === 'a desktop') {
      const plans = within(cardOf('Plan highlights')).getAllByRole('listitem').map(plain)
      rated.push(...plans.filter((plan) => plan.includes('%')))
      expect(rated.length).toBeGreaterThanOrEqual(4)
    }
    for (const card of rated) {
      const [daily = 0, yearly = 0] = [...card.matchAll(/(\d+\.\d\d)%/g)]
        .slice(-2)
        .map(([, rate]) => Number(rate))
      expect(daily, card).toBeGreaterThan(0)
      expect(yearly, card).toBeCloseTo(daily * 365, 2)
    }
  })
})
