import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LoanConfig } from '../../../catalogue/money-parameters.ts'
import { assertBalanced } from '../../../ledger/entry.ts'
import { accepted, at, NOW, sampleActor } from '../../../test/sample-actor.ts'
import { type ApplyLoan, applyLoan } from './apply.ts'
import { creditLine } from './config.ts'
import { accrueLoan, settleDueLoan } from './day-close.ts'
import { type Loan, outstanding, owedPrincipal } from './loan.ts'
import { quoteLoan } from './quote.ts'
import { repayLoan, withdrawLoan } from './repay.ts'
import { approveLoan, rejectLoan, startLoanReview } from './review.ts'

const DAY = 86_400_000
const config: LoanConfig = {
  dailyRate: '0.0010',
  overdueDailyRate: '0.0015',
  overdueCap: '0.30',
  interestFreeDays: 1,
  terms: [7, 15, 30, 60, 90],
  min: '100.00',
  max: '5000.00',
}
const facts = {
  config,
  agreementVersion: 'a1',
  agreementOf: ({ amount }: { amount: bigint }) => ({
    language: 'en',
    markdown: `You borrow ${amount}`,
    signedBy: 'Mei Tan',
  }),
  loans: [] as Loan[],
}

const quote = (amount: string, termDays: number) => {
  const given = quoteLoan(config, { amount, termDays }, NOW)
  if ('error' in given) throw new Error(`Refused with ${given.error}.`)
  return given
}
const command = (changes: Partial<ApplyLoan> = {}): ApplyLoan => ({
  takeLoanNo: () => 'LN1',
  amount: '1000.00',
  termDays: 30,
  signatureId: 'f1',
  agreementVersion: 'a1',
  quoteId: quote('1000.00', 30).quoteId,
  ...changes,
})
const apply = (): Loan => accepted(applyLoan(sampleActor(), command(), facts)).loan
const disbursed = (): Loan => accepted(approveLoan(apply(), NOW)).loan

/** The loan after that many day closes, with what was posted in all. */
const afterCloses = (loan: Loan, closes: number, cash = 0n): { loan: Loan; posted: bigint } => {
  let [current, posted] = [loan, 0n]
  for (let close = 1; close <= closes; close++) {
    const moment = at('2026-01-10T00:00Z') + close * DAY
    const { loan: accrued, entries } = accepted(accrueLoan(current, moment))
    for (const entry of entries) {
      assertBalanced(entry)
      posted += entry.postings.find(({ account }) => account === 'pl:interest')?.amount ?? 0n
    }
    const due = settleDueLoan(accrued, cash, moment)
    current = 'error' in due ? accrued : due.loan
    if (current.status === 'REPAID') break
  }
  return { loan: current, posted }
}

test.each([
  ['1000.00', 30, 29_00n, 1_029_00n, '41.6'],
  ['1000.00', 7, 6_00n, 1_006_00n, '36.6'],
  ['5000.00', 90, 445_00n, 5_445_00n, '41.3'],
])('%s for %s days costs %s cents, %s in all, APR %s', (amount, days, interest, total, apr) => {
  expect(quote(amount, days)).toMatchObject({
    totalInterest: interest,
    repaymentAmount: total,
    apr,
    nominalRate: '0.3650',
    repaymentDate: at('2026-01-10T00:00Z') + days * DAY,
    schedule: [{ interest, total }],
  })
})

test('a quote refuses terms and amounts that are not offered', () => {
  expect(quoteLoan(config, { amount: '1', termDays: 8 }, NOW)).toEqual({ error: 'loanTermWrong' })
  expect(quoteLoan(config, { amount: undefined, termDays: 7 }, NOW)).toEqual({
    error: 'investmentAmountWrong',
  })
  expect(quoteLoan(config, { amount: '99.99', termDays: 7 }, NOW)).toEqual({ error: 'investmentAmountWrong' })
  expect(quoteLoan(config, { amount: '5000.01', termDays: 7 }, NOW)).toEqual({
    error: 'investmentAmountWrong',
  })
})

test('being late is explained before signing', () => {
  expect(quote('1000.00', 30).overdueTerms).toEqual({
    dailyRate: '0.0015',
    capRate: '0.30',
    cap: '300.00',
    exampleDays: 5,
    exampleInterest: '7.50',
  })
})

test('repaid on the tenth day it costs 1 009.00', () => {
  const { loan } = afterCloses(disbursed(), 10)
  expect(outstanding(loan)).toBe(1_009_00n)
  const now = at('2026-01-20T12:00Z')
  expect(repayLoan(sampleActor({ now }), loan, '1008.00')).toEqual({ error: 'quoteChanged' })
  expect(repayLoan(sampleActor({ now, cash: 1_008_99n }), loan, '1009.00')).toEqual({
    error: 'insufficientBalance',
  })
  const paid = accepted(
    repayLoan(sampleActor({ now, user: { paymentLock: { reason: 'OPERATOR' } } }), loan, '1009.00'),
  )
  expect(paid.loan).toMatchObject({ status: 'REPAID', repaidAt: now })
  expect(outstanding(paid.loan)).toBe(0n)
  expect(repayLoan(sampleActor({ now }), paid.loan, '1009.00')).toEqual({ error: 'loanNotRepayable' })
})

test('the first day is free, and the due day adds nothing', () => {
  expect(outstanding(afterCloses(disbursed(), 1).loan)).toBe(1_000_00n)
  expect(outstanding(afterCloses(disbursed(), 2).loan)).toBe(1_001_00n)
  expect(outstanding(afterCloses(disbursed(), 30).loan)).toBe(1_029_00n)
  expect(afterCloses(disbursed(), 30, 5_000_00n).loan.status).toBe('REPAYING')
  expect(afterCloses(disbursed(), 31, 1_029_00n).loan.status).toBe('REPAID')
})

test('five days overdue it costs 1 036.50, and overdue interest stops at 300.00', () => {
  const late = afterCloses(disbursed(), 31, 1_028_99n).loan
  expect(late).toMatchObject({ status: 'OVERDUE', overdueInterest: 0n })
  expect(outstanding(afterCloses(disbursed(), 36).loan)).toBe(1_036_50n)
  expect(afterCloses(disbursed(), 231).loan.overdueInterest).toBe(300_00n)
  const capped = afterCloses(disbursed(), 400)
  expect(capped.loan.overdueInterest).toBe(300_00n)
  expect(capped.posted).toBe(329_00n)
  const paid = accepted(repayLoan(sampleActor(), capped.loan, '1329.00')).loan
  expect(paid.status).toBe('REPAID')
})

test('a day is accrued once and only while something is owed', () => {
  expect(accrueLoan(apply(), NOW + DAY)).toEqual({ error: 'recordNotOpen' })
  const { loan } = afterCloses(disbursed(), 3)
  expect(accrueLoan(loan, at('2026-01-13T00:00Z'))).toEqual({ error: 'recordNotOpen' })
  expect(accrueLoan(loan, at('2026-01-15T00:00Z'))).toEqual({ error: 'recordNotOpen' })
  expect(settleDueLoan(loan, 9_999_00n, at('2026-02-09T00:00Z'))).toEqual({ error: 'recordNotOpen' })
})

test('within 14 days it can be withdrawn from, for principal and interest so far', () => {
  const { loan } = afterCloses(disbursed(), 14)
  const last = NOW + 14 * DAY
  expect(withdrawLoan(sampleActor({ now: last + 1 }), loan)).toEqual({ error: 'loanNotRepayable' })
  expect(withdrawLoan(sampleActor({ now: last, cash: 1n }), loan)).toEqual({ error: 'insufficientBalance' })
  const paid = accepted(withdrawLoan(sampleActor({ now: last }), loan))
  expect(paid.loan.status).toBe('REPAID')
  expect(paid.entries).toMatchObject([{ kind: 'LOAN_REPAYMENT', postings: [{ amount: -1_013_00n }, {}] }])
  expect(withdrawLoan(sampleActor({ now: last }), loan, '1012.00')).toEqual({ error: 'quoteChanged' })
  expect(withdrawLoan(sampleActor({ now: last }), loan, '1013.00')).toHaveProperty('loan')
  expect(withdrawLoan(sampleActor(), apply())).toEqual({ error: 'loanNotRepayable' })
})

test('is signed, picked up, then approved or rejected, once', () => {
  const signed = accepted(applyLoan(sampleActor(), command(), facts))
  expect(signed.due).toEqual([{ at: NOW + 60_000, kind: 'loanReview', ref: 'LN1' }])
  expect(outstanding(signed.loan)).toBe(0n)
  const picked = accepted(startLoanReview(signed.loan, NOW + 60_000)).loan
  expect(picked.reviewStartedAt).toBe(NOW + 60_000)
  expect(startLoanReview(picked, NOW + 1)).toEqual({ error: 'recordNotOpen' })
  const day = at('2026-01-12T08:00Z')
  const paidOut = accepted(approveLoan(picked, day))
  expect(paidOut.loan).toMatchObject({ status: 'REPAYING', repaymentDate: at('2026-02-11T00:00Z') })
  expect(owedPrincipal([paidOut.loan, signed.loan])).toBe(1_000_00n)
  expect(approveLoan(paidOut.loan, day)).toEqual({ error: 'recordNotOpen' })
  expect(rejectLoan(paidOut.loan, 'no', day)).toEqual({ error: 'recordNotOpen' })
  const rejected = accepted(rejectLoan(picked, 'Income not shown', day))
  expect(rejected.loan).toMatchObject({ status: 'REJECTED', rejectReason: 'Income not shown' })
  expect(rejected.entries).toEqual([])
})

test('no user may borrow before the identity check, and not beyond the limit', () => {
  expect(creditLine(config, false, [])).toEqual({ creditLimit: 0n, used: 0n, available: 0n })
  expect(creditLine(config, true, [])).toEqual({ creditLimit: 5_000_00n, used: 0n, available: 5_000_00n })
})

test('nothing is available while an application or a loan is open, for there is one at a time', () => {
  const line = { creditLimit: 5_000_00n, available: 0n }
  expect(creditLine(config, true, [apply()])).toEqual({ ...line, used: 0n })
  expect(creditLine(config, true, [disbursed()])).toEqual({ ...line, used: 1_000_00n })
})

const old = quote('1000.00', 30).quoteId
test.each([
  [
    'userStatusWrong',
    sampleActor({ user: { paymentLock: { reason: 'OPERATOR' } } }),
    {},
    { loans: [disbursed()] },
  ],
  ['userStatusWrong', sampleActor(), {}, { loans: [apply()] }],
  [
    'paymentLocked',
    sampleActor({ user: { paymentLock: { reason: 'OPERATOR' }, kycStatus: 'FAILED' } }),
    {},
    {},
  ],
  ['kycRequired', sampleActor({ user: { kycStatus: 'NOT_VERIFIED' } }), { termDays: 8 }, {}],
  ['kycRequired', sampleActor({ user: { kycStatus: 'FAILED' } }), {}, {}],
  ['kycStatusWrong', sampleActor({ user: { kycStatus: 'PENDING_REVIEW' } }), {}, {}],
  ['loanTermWrong', sampleActor(), { termDays: 8, amount: '1' }, {}],
  ['investmentAmountWrong', sampleActor(), { amount: '1', signatureId: '' }, {}],
  ['agreementNotSigned', sampleActor(), { signatureId: ' ', quoteId: 'x' }, {}],
  ['agreementNotSigned', sampleActor(), { signatureId: undefined }, {}],
  ['quoteChanged', sampleActor(), { quoteId: 'x' }, {}],
  ['quoteChanged', sampleActor(), { amount: '1000.01' }, {}],
  ['quoteChanged', sampleActor(), { agreementVersion: 'a0' }, {}],
  ['quoteChanged', sampleActor({ now: NOW + 600_001 }), { quoteId: old }, {}],
] as const)('answers %s first', (key, actor, changes, more) => {
  expect(applyLoan(actor, command(changes), { ...facts, ...more })).toMatchObject({ error: key })
})

test('the daily postings add up to the quoted interest, whatever the amount, rate and term', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100_00n, max: 5_000_00n }),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom(...config.terms),
      fc.integer({ min: 0, max: 9 }),
      (amount, rate, termDays, interestFreeDays) => {
        const own = { ...config, dailyRate: (rate / 10_000).toFixed(4), interestFreeDays }
        const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
        const promised = quoteLoan(own, { amount: text, termDays }, NOW)
        if ('error' in promised) throw new Error('no quote')
        const { quoteId } = promised
        const applied = applyLoan(sampleActor(), command({ amount: text, termDays, quoteId }), {
          ...facts,
          config: own,
        })
        const { loan, posted } = afterCloses(
          accepted(approveLoan(accepted(applied).loan, NOW)).loan,
          termDays,
        )
        expect(posted).toBe(promised.totalInterest)
        expect(loan.accruedInterest).toBe(promised.totalInterest)
        expect(outstanding(loan)).toBe(promised.repaymentAmount)
      },
    ),
    { numRuns: 50 },
  )
})
