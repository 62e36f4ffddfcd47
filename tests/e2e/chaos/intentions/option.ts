import { english } from '../../../support/texts.ts'
import type { Intention } from '../intention.ts'
import { type Instrument, ticketOf, ticketWays } from './ticket.ts'

const { orders, options } = english

/** A stake of 100.00 USD on "up", with play money, until it is settled. */
export const buyOption = (instrument: Instrument): Intention => ({
  money: 'buyOptions',
  reads: ['getMarketInfo', 'getUserInfo', 'listOptionsOrder', 'getParamByKey'],
  hasPrices: true,
  mode: 'demo',
  start: instrument.path,
  list: '/profile/orders?tab=options',
  ways: (place) => {
    const ticket = ticketOf(place)
    const stake = ticket.getByLabel(options.ticket.stake)
    const fixedTime = ticket.getByRole('tab', { name: orders.ticket.fixedTime })
    const review = place.page.getByRole('dialog', { name: /higher after/ })
    return [
      { name: 'buy', target: review.getByRole('button', { name: /DEMO/ }), moment: 'sent' },
      {
        name: 'choose fixed time',
        target: fixedTime,
        isDue: async () => (await fixedTime.getAttribute('aria-selected')) !== 'true',
      },
      {
        name: 'type the stake',
        target: stake,
        isDue: async () => (await stake.inputValue()) !== '100',
        act: () => stake.fill('100'),
        moment: 'filled',
      },
      { name: 'review', target: ticket.getByRole('button', { name: /Review up/ }), moment: 'review' },
      ...ticketWays(place),
    ]
  },
  listed: ({ page }) => ({
    record: page.getByRole('main').getByRole('row', { name: new RegExp(instrument.code) }),
    none: page.getByText(options.list.empty, { exact: true }),
  }),
  entries: ['OPTION_STAKE', 'OPTION_SETTLEMENT'],
  afterwards: async ({ stage }) => {
    await stage.control('advanceClock', { body: { by: 'PT61S' } })
    await stage.control('runClock', { body: { ratio: 1 } })
  },
})
