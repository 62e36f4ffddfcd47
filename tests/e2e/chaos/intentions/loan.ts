import { english, fill } from '../../../support/texts.ts'
import type { Intention } from '../intention.ts'

const { loans, images } = english

/** 1,000.11 USD for 30 days, signed by name; these cents are approved after a minute. */
export const borrow: Intention = {
  money: 'loan',
  reads: ['loanQuote', 'upload', 'myCredit', 'getUserInfo', 'getPaymentLock', 'listLoanRecord'],
  hasPrices: false,
  mode: 'real',
  start: '/loan/apply?amount=1000.11&days=30&step=sign',
  list: '/loan/record',
  ways: ({ page }) => {
    const toReview = page.getByRole('button', { name: loans.sign.toReview })
    const name = page.getByLabel(images.signature.name)
    const signed = page.getByRole('img', { name: images.preview })
    const use = page.getByRole('button', { name: images.signature.use })
    const paper = page.getByRole('region', { name: /Loan agreement \(sample\)/ })
    return [
      { name: 'borrow', target: page.getByRole('button', { name: /REAL.*Borrow/ }), moment: 'sent' },
      { name: 'read the new quote', target: page.getByRole('button', { name: loans.apply.requote }) },
      {
        name: 'read to the end',
        target: paper,
        isDue: () => toReview.isDisabled(),
        act: () => paper.evaluate((element) => element.scrollTo(0, element.scrollHeight)),
      },
      {
        name: 'sign by name',
        target: page.getByRole('button', { name: images.signature.type, exact: true }),
        isDue: async () => (await name.count()) === 0 && (await signed.count()) === 0,
      },
      {
        name: 'type the name',
        target: name,
        isDue: async () => (await name.inputValue()) !== 'Mei Tan',
        act: () => name.fill('Mei Tan'),
        moment: 'filled',
      },
      { name: 'use the signature', target: use, isDue: async () => (await signed.count()) === 0 },
      { name: 'send the image again', target: page.getByRole('button', { name: images.again, exact: true }) },
      {
        name: 'review',
        target: toReview,
        isDue: async () => (await toReview.isEnabled()) && (await signed.count()) > 0,
        moment: 'review',
      },
      { name: 'continue', target: page.getByRole('button', { name: loans.apply.toAgreement }) },
    ]
  },
  listed: ({ page }) => ({
    record: page.getByRole('main').getByText(/^(?:Signed|In review|Repaying)$/),
    none: page.getByText(loans.record.empty, { exact: true }),
  }),
  entries: ['LOAN_DISBURSEMENT'],
  afterwards: async ({ stage }) => {
    await stage.control('advanceClock', { body: { by: 'PT61S' } })
    await stage.control('runClock', { body: { ratio: 1 } })
  },
}

/** The same loan, repaid on its first day. */
export const repay: Intention = {
  money: 'repayLoan',
  reads: ['listLoanRecord', 'getLoanById', 'getUserInfo'],
  hasPrices: false,
  mode: 'real',
  start: '/loan/record',
  list: '/loan/record',
  ways: ({ page }) => [
    {
      name: 'repay',
      target: page
        .getByRole('dialog', { name: loans.repay.dialog })
        .getByRole('button', { name: /Repay .*1,000\.11/ }),
      moment: 'sent',
    },
    {
      name: 'review',
      target: page.getByRole('main').getByRole('button', { name: /REAL.*Repay .*1,000\.11/ }),
      moment: 'review',
    },
  ],
  listed: ({ page }) => ({
    record: page.getByRole('main').getByText(fill(loans.state.REPAID, {}), { exact: true }),
    none: page.getByRole('main').getByRole('button', { name: /REAL.*Repay .*1,000\.11/ }),
  }),
  entries: ['LOAN_REPAYMENT'],
}
