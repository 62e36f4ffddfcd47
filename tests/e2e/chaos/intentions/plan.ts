import { english, fill, plain } from '../../../support/texts.ts'
import type { Intention, Place } from '../intention.ts'

const { plans } = english
const plan = 'Smart crypto 30'

const order = ({ page, device }: Place) =>
  device === 'mobile' ? page.getByRole('dialog', { name: plan }) : page.getByRole('complementary')

/** 1,000.00 USD for 7 days. */
export const buyPlan: Intention = {
  money: 'buySmart',
  reads: ['listSmartProduct', 'getUserInfo', 'getPaymentLock', 'listSmartOrder'],
  hasPrices: false,
  mode: 'real',
  start: '/trading?plan=p-crypto-30&days=7',
  list: '/trading?tab=mine',
  ways: (place) => {
    const amount = order(place).getByRole('textbox', { name: new RegExp(plans.order.amount) })
    const review = place.page.getByRole('dialog', { name: plain(fill(plans.confirm.title, { plan })) })
    return [
      { name: 'buy', target: review.getByRole('button', { name: /Buy for/ }), moment: 'sent' },
      {
        name: 'type the amount',
        target: amount,
        isDue: async () => (await amount.inputValue()) !== '1,000',
        act: () => amount.fill('1,000'),
        moment: 'filled',
      },
      {
        name: 'review',
        target: order(place).getByRole('button', { name: /REAL.*Review plan/ }),
        moment: 'review',
      },
    ]
  },
  listed: ({ page }) => ({
    record: page.getByRole('listitem').filter({ hasText: plan }).filter({ hasText: '1,000.00' }),
    none: page.getByText(plans.mine.empty, { exact: true }),
  }),
  entries: ['SMART_BUY'],
}

/** The same plan, closed before its end. */
export const leavePlan: Intention = {
  money: 'exitSmart',
  reads: ['listSmartOrder', 'previewExitSmart', 'getUserInfo'],
  hasPrices: false,
  mode: 'real',
  start: '/trading?tab=mine',
  list: '/trading?tab=history',
  ways: ({ page }) => {
    const exit = page.getByRole('dialog', { name: plain(fill(plans.earlyClose.title, { plan })) })
    return [
      { name: 'close', target: exit.getByRole('button', { name: /Close and get/ }), moment: 'sent' },
      {
        name: 'close early',
        target: exit.getByRole('button', { name: new RegExp(`${plans.earlyClose.next}$`) }),
        moment: 'review',
      },
      {
        name: 'see what closing costs',
        target: page.getByRole('button', { name: plain(fill(plans.mine.closeEarlyOf, { plan })) }),
        moment: 'filled',
      },
    ]
  },
  listed: ({ page }) => ({
    record: page.getByRole('listitem').filter({ hasText: plan }).filter({ hasText: plans.status.EARLY_EXIT }),
    none: page.getByRole('listitem').filter({ hasText: plan }).filter({ hasText: plans.status.IN_PROGRESS }),
  }),
  entries: ['SMART_EXIT'],
}
