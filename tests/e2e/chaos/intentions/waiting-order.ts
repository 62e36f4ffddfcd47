import { english } from '../../../support/texts.ts'
import { setPrice } from '../../../support/trade.ts'
import type { Intention } from '../intention.ts'
import { type Instrument, ticketOf, ticketWays } from './ticket.ts'

const { orders, waiting } = english

/** 0.05 lots long that wait for a lower price, with play money, until the price comes there and they are filled. */
export const placeWaitingOrder = (instrument: Instrument): Intention => ({
  money: 'placePending',
  reads: ['getMarketInfo', 'getUserInfo', 'listPending', 'getParamByKey'],
  hasPrices: true,
  mode: 'demo',
  start: instrument.path,
  list: '/profile/orders?tab=waiting',
  ways: (place) => {
    const ticket = ticketOf(place)
    const size = ticket.getByLabel(orders.ticket.size)
    const limit = ticket.getByRole('button', { name: orders.entry.type.LIMIT, exact: true })
    const review = place.page.getByRole('dialog', { name: /Limit long/ })
    return [
      { name: 'place', target: review.getByRole('button', { name: /DEMO/ }), moment: 'sent' },
      {
        name: 'choose a limit order',
        target: limit,
        isDue: async () => (await limit.getAttribute('aria-pressed')) !== 'true',
      },
      {
        name: 'type the size',
        target: size,
        isDue: async () => (await size.inputValue()) !== '0.05',
        act: () => size.fill('0.05'),
        moment: 'filled',
      },
      { name: 'review', target: ticket.getByRole('button', { name: /Review Limit long/ }), moment: 'review' },
      ...ticketWays(place),
    ]
  },
  listed: ({ page }) => ({
    record: page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${waiting.cancel} .*${instrument.code}`) }),
    none: page.getByText(waiting.empty, { exact: true }),
  }),
  entries: ['PENDING_HOLD', 'PENDING_RELEASE', 'ORDER_OPEN'],
  afterwards: ({ stage }) => setPrice(stage, instrument.code, 51_900),
})
