import type { Page } from '@playwright/test'
import { type english, fill } from '../../support/texts.ts'
import type { WalkUser } from '../../support/walk-user.ts'

type Words = typeof english

/** A layer over a page of a phone, and how a user opens it. */
export interface PhoneLayer {
  readonly name: string
  readonly path: string | ((user: WalkUser) => string)
  readonly mode: 'demo' | 'real'
  /** Whether the user has a position in Bitcoin, or has registered a moment ago. */
  readonly needs?: 'position' | 'newUser'
  readonly open: (page: Page, words: Words) => Promise<unknown>
}

const bitcoin = '/cruuency?code=BTC&type=2&id=54'

/** The longest words of a text between its values. */
function partOf(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}/).map((part) => part.trim())
  return new RegExp(parts.toSorted((a, b) => b.length - a.length)[0] ?? '')
}
/** Presses what is on show: a kept page that is not has buttons of the same name. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name }).click()
const layerOf = (page: Page) => page.getByRole('dialog').last()
const submit = (page: Page) => layerOf(page).locator('button[type="submit"]').click()

async function toOrder(page: Page, { orders }: Words): Promise<void> {
  await press(page, orders.direction.LONG)
  for (const stop of ['stopLoss', 'takeProfit'] as const)
    await layerOf(page).getByLabel(orders.levels[stop], { exact: true }).click()
}

async function toOption(page: Page, { orders, options }: Words): Promise<void> {
  await press(page, orders.direction.LONG)
  await layerOf(page).getByRole('tab', { name: orders.ticket.fixedTime }).click()
  await layerOf(page).getByLabel(options.ticket.stake).fill('50')
}

async function toBid(page: Page): Promise<void> {
  await page.locator('.dock').getByRole('button').click()
  const fields = layerOf(page).getByRole('textbox')
  await fields.first().fill('1103')
  await fields.last().fill('SANDBOX-ETH-1')
}

const anywhere = { path: '/', mode: 'demo' } as const
const onInstrument = { path: bitcoin, mode: 'demo' } as const
const onSettings = { path: '/profile/settings', mode: 'demo' } as const
const onPosition = { path: '/profile/orders', mode: 'demo', needs: 'position' } as const

/** Every layer that opens without something being sent. */
export const phoneLayers: readonly PhoneLayer[] = [
  { name: 'the menu', ...anywhere, open: (page, { common }) => inBar(page, common.nav.menu) },
  {
    name: 'the choice of languages',
    ...anywhere,
    open: async (page, { common }) => {
      await inBar(page, common.language.title)
      await layerOf(page).getByRole('button', { name: common.language.more }).click()
    },
  },
  { name: 'more', ...onSettings, open: (page, { common }) => inBar(page, common.nav.more) },
  {
    name: 'the search',
    path: '/market',
    mode: 'demo',
    open: async (page, { common }) => {
      await inBar(page, common.nav.search)
      await layerOf(page).getByRole('combobox').fill('btc')
    },
  },
  { name: 'online support', ...anywhere, open: (page, { common }) => inBar(page, common.support.title) },
  {
    name: 'the question for the mode',
    path: '/profile',
    mode: 'demo',
    open: (page, { common: { mode } }) => press(page, fill(mode.switcher, { mode: mode.demo.word })),
  },
  {
    name: 'the filters of the markets',
    path: '/market',
    mode: 'demo',
    open: (page, { market }) => press(page, market.filter.show),
  },
  {
    name: 'a list of one’s own',
    path: '/market',
    mode: 'demo',
    open: (page, { market }) => press(page, market.lists.new),
  },
  {
    name: 'another instrument',
    ...onInstrument,
    open: (page, { workspace }) => press(page, workspace.switch.open),
  },
  { name: 'the alerts', ...onInstrument, open: (page, { alerts }) => press(page, partOf(alerts.title)) },
  {
    name: 'the indicators',
    ...onInstrument,
    open: (page, { instrument }) => press(page, instrument.tools.indicators),
  },
  {
    name: 'the drawings',
    ...onInstrument,
    open: (page, { instrument }) => press(page, instrument.tools.draw),
  },
  {
    name: 'the layouts',
    ...onInstrument,
    open: (page, { instrument }) => press(page, instrument.tools.layouts),
  },
  {
    name: 'a comparison',
    ...onInstrument,
    open: (page, { instrument }) => press(page, instrument.compare.title),
  },
  { name: 'the ticket', ...onInstrument, open: toOrder },
  {
    name: 'the review of an order',
    ...onInstrument,
    open: async (page, words) => {
      await toOrder(page, words)
      await submit(page)
    },
  },
  { name: 'the ticket of an option', ...onInstrument, open: toOption },
  {
    name: 'the review of an option',
    ...onInstrument,
    open: async (page, words) => {
      await toOption(page, words)
      await submit(page)
    },
  },
  {
    name: 'closing a position, or a part of it',
    ...onPosition,
    open: (page, { orders }) => press(page, fill(orders.position.closeLabel, { code: 'BTC' })),
  },
  {
    name: 'the stops of a position',
    ...onPosition,
    open: (page, { orders }) => press(page, fill(orders.position.modifyLabel, { code: 'BTC' })),
  },
  {
    name: 'the order of a plan',
    path: '/trading?plan=p-crypto-30&days=30',
    mode: 'real',
    open: (page) => layerOf(page).waitFor(),
  },
  {
    name: 'the early close of a plan',
    path: ({ planNo }) => `/trading/order?id=${planNo}`,
    mode: 'real',
    open: (page, { plans }) => press(page, plans.mine.closeEarly),
  },
  { name: 'a bid', path: '/nfts/detail?id=n-3', mode: 'real', open: toBid },
  {
    name: 'the review of a bid',
    path: '/nfts/detail?id=n-3',
    mode: 'real',
    open: async (page) => {
      await toBid(page)
      await submit(page)
    },
  },
  {
    name: 'the repayment of a loan',
    path: '/loan/record',
    mode: 'real',
    open: (page, { loans }) => press(page, partOf(loans.repay.action)),
  },
  {
    name: 'the end of a withdrawal',
    path: ({ withdrawNo }) => `/profile/withdraw/detail?no=${withdrawNo}`,
    mode: 'real',
    open: (page, { withdrawals }) => press(page, withdrawals.list.cancel),
  },
  {
    name: 'the kinds of notifications',
    path: '/profile/notification',
    mode: 'demo',
    open: (page, { notifications }) => press(page, notifications.kinds),
  },
  {
    name: 'the end of interest on cash',
    path: '/profile/settings',
    mode: 'real',
    open: (page, { income }) => page.getByRole('switch', { name: income.savings.switch }).click(),
  },
  {
    name: 'a new demo account',
    ...onSettings,
    open: (page, { settings }) => press(page, settings.demo.reset),
  },
  {
    name: 'leaving a form in steps',
    path: '/loan/kyc?step=country',
    mode: 'demo',
    needs: 'newUser',
    open: (page, { common }) => inBar(page, common.steps.leave),
  },
]
