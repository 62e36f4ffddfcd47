import { english, fill } from '../../../support/texts.ts'
import type { Intention } from '../intention.ts'
import { type Instrument, ticketOf, ticketWays } from './ticket.ts'

const { orders } = english

/** 0.05 lots long, with play money. */
export const openPosition = (instrument: Instrument): Intention => ({
  money: 'openOrder',
  reads: ['getMarketInfo', 'getUserInfo', 'listOrder', 'getParamByKey'],
  hasPrices: true,
  mode: 'demo',
  start: instrument.path,
  list: '/profile/orders',
  ways: (place) => {
    const ticket = ticketOf(place)
    const size = ticket.getByLabel(orders.ticket.size)
    const review = place.page.getByRole('dialog', { name: /Open long/ })
    return [
      { name: 'open', target: review.getByRole('button', { name: /DEMO/ }), moment: 'sent' },
      {
        name: 'type the size',
        target: size,
        isDue: async () => (await size.inputValue()) !== '0.05',
        act: () => size.fill('0.05'),
        moment: 'filled',
      },
      { name: 'review', target: ticket.getByRole('button', { name: /Review long/ }), moment: 'review' },
      ...ticketWays(place),
    ]
  },
  listed: ({ page }) => ({
    record: page.getByRole('button', { name: fill(orders.position.closeLabel, { code: instrument.code }) }),
    none: page.getByText(orders.position.empty, { exact: true }),
  }),
  entries: ['ORDER_OPEN'],
})

/** The same position, closed by hand. */
export const closePosition = ({ code }: Instrument): Intention => ({
  money: 'closeOrder',
  reads: ['listOrder', 'getMarketInfo', 'getUserInfo', 'getParamByKey'],
  hasPrices: true,
  mode: 'demo',
  start: '/profile/orders',
  list: '/profile/orders?tab=closed',
  ways: ({ page }) => [
    {
      name: 'close',
      target: page.getByRole('dialog', { name: /Close Long/i }).getByRole('button', { name: /DEMO/ }),
      moment: 'sent',
    },
    {
      name: 'review',
      target: page.getByRole('button', { name: fill(orders.position.closeLabel, { code }) }),
      moment: 'review',
    },
  ],
  listed: ({ page }) => ({
    record: page.getByRole('main').getByRole('row', { name: new RegExp(code) }),
    none: page.getByText(orders.closedList.empty, { exact: true }),
  }),
  entries: ['ORDER_CLOSE'],
})
