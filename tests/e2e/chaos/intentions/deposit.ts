import { newestDeposit } from '../../../support/deposit.ts'
import { sample } from '../../../support/pictures.ts'
import { english, fill, plain } from '../../../support/texts.ts'
import type { Intention } from '../intention.ts'

const { deposit, images } = english

/** 150 USDT, with a proof, approved once it was submitted. */
export const depositMoney: Intention = {
  money: 'recharge',
  reads: ['upload', 'listRecharge', 'getPaymentLock', 'getParamByKey', 'getUserInfo'],
  hasPrices: false,
  mode: 'real',
  start: '/profile/deposit',
  list: '/profile/deposit',
  ways: ({ page }) => {
    const amount = page.getByRole('textbox', { name: deposit.form.amount })
    const hash = page.getByRole('textbox', { name: deposit.form.txHash })
    const proof = page.getByLabel(deposit.form.proof)
    const picture = page.getByRole('img', { name: images.preview })
    const sent = page.getByText(new RegExp(`^${images.sent} ·`))
    return [
      {
        name: 'submit the deposit',
        target: page.getByRole('button', {
          name: plain(fill(deposit.summary.submit, { amount: '150', currency: 'USDT' })),
        }),
        isDue: async () => (await hash.inputValue()) !== '' && (await sent.count()) > 0,
        moment: 'sent',
      },
      {
        name: 'type the amount',
        target: amount,
        isDue: async () => (await amount.inputValue()) === '',
        act: () => amount.fill('150'),
        moment: 'filled',
      },
      {
        name: 'type the hash',
        target: hash,
        isDue: async () => (await hash.inputValue()) === '',
        act: () => hash.fill('7d3f1098'),
      },
      {
        name: 'attach the proof',
        target: page.getByText(deposit.form.proof, { exact: true }),
        isDue: async () => (await picture.count()) === 0,
        act: () => proof.setInputFiles(sample('transfer-proof.png')),
        moment: 'review',
      },
      { name: 'send the image again', target: page.getByRole('button', { name: images.again, exact: true }) },
    ]
  },
  listed: ({ page }) => ({
    record: page
      .getByRole('list', { name: deposit.list.title })
      .getByRole('listitem')
      .filter({ hasText: /150(?:\.0+)?\s*USDT/ }),
    none: page.getByText(deposit.list.empty, { exact: true }),
  }),
  entries: ['DEPOSIT'],
  afterwards: async ({ stage, person }) =>
    stage.control('decideRecharge', { path: { no: await newestDeposit(stage, person), action: 'approve' } }),
}
