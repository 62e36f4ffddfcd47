import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SmartProduct } from '../../../catalogue/smart-product.ts'
import { assertBalanced } from '../../../ledger/entry.ts'
import { accepted, at, NOW, sampleActor } from '../../../test/sample-actor.ts'
import { buySmart } from './buy.ts'
import { creditSmart, matureSmart } from './day-close.ts'
import { exitSmart, previewExit } from './exit.ts'
import type { SmartOrder } from './smart-order.ts'

const DAY = 86_400_000
const product: SmartProduct = {
  id: 'p1',
  name: 'Sample plan',
  marketType: 2,
  cycles: [
    { days: 7, dailyRate: '0.0038' },
    { days: 30, dailyRate: '0.0040' },
  ],
  minAmount: 100_00n,
  maxAmount: 50_000_00n,
  earlyExitPenaltyRate: '0.05',
  termsVersion: 't1',
  status: 'ON',
}
const facts = { product, enabled: true, alreadyRunning: false, loanPrincipal: 0n }
const command = { takeOrderNo: () => 'SM1', days: 30, amount: '5000.00', acceptedTermsVersion: 't1' }

const buy = (changes: Partial<typeof command> = {}): SmartOrder =>
  accepted(buySmart(sampleActor(), { ...command, ...changes }, facts)).order

const credited = (order: SmartOrder, days: number): SmartOrder => {
  let current = order
  for (let day = 1; day <= days; day++)
    current = accepted(creditSmart(current, order.valueDate + day * DAY)).order
  return current
}

test('5 000.00 for 30 days at 0.40 % pays 20.00 a day and comes back on Feb 10', () => {
  const order = buy()
  expect(order.valueDate).toBe(at('2026-01-11T00:00Z'))
  expect(order.maturesAt).toBe(at('2026-02-10T00:00Z'))
  expect(order.expectedRevenue).toBe(600_00n)

  const first = accepted(creditSmart(order, at('2026-01-12T00:00Z')))
  expect(first.entries).toMatchObject([{ kind: 'SMART_YIELD', ref: 'SM1#2026-01-11' }])
  expect(first.incomes).toMatchObject([{ day: '2026-01-11', amount: 20_00n }])
  expect(first.order).toMatchObject({ status: 'IN_PROGRESS', shareStatus: 'PROFIT_DIVIDED', profitDays: 1 })

  const matured = credited(order, 30)
  expect(matured).toMatchObject({ status: 'MATURED', distributedRevenue: 600_00n, profitDays: 30 })
  const end = accepted(matureSmart(matured, at('2026-02-10T00:00Z')))
  expect(end.order.status).toBe('COMPLETED')
  expect(end.order.history.map((step) => step.status)).toEqual([
    'IN_PROGRESS',
    'MATURED',
    'DISTRIBUTED',
    'COMPLETED',
  ])
  expect(end.entries).toMatchObject([
    { kind: 'SMART_MATURITY', postings: [{ amount: -5_000_00n }, { amount: 5_000_00n }] },
  ])
})

test('odd cents: 1 234.56 at 0.38 % for 7 days is 4.69 a day and 32.83 in all', () => {
  const order = buy({ days: 7, amount: '1234.56' })
  expect(order.expectedRevenue).toBe(32_83n)
  expect(credited(order, 7).distributedRevenue).toBe(32_83n)
})

test('leaving after 12 credits costs 250.00, keeps 240.00 and ends at −10.00', () => {
  const order = credited(buy(), 12)
  const now = order.valueDate + 12 * DAY + 3_600_000
  const preview = previewExit(order, now)
  expect(preview).toMatchObject({
    penaltyRate: '0.05',
    penalty: 250_00n,
    refund: 4_750_00n,
    kept: 240_00n,
    lostRevenue: 360_00n,
    net: -10_00n,
  })
  if ('error' in preview) throw new Error('no preview')
  const left = accepted(exitSmart(sampleActor({ now: now + 60_000 }), order, preview.quoteId))
  expect(left.order).toMatchObject({ status: 'EARLY_EXIT', penalty: 250_00n, refund: 4_750_00n })
  expect(creditSmart(left.order, order.valueDate + 13 * DAY)).toEqual({ error: 'recordNotOpen' })
  expect(matureSmart(left.order, order.maturesAt)).toEqual({ error: 'recordNotOpen' })
  expect(exitSmart(sampleActor({ now }), left.order, preview.quoteId)).toEqual({ error: 'recordNotOpen' })
})

test('leaving before the value date costs nothing', () => {
  expect(previewExit(buy(), NOW + 1)).toMatchObject({ penaltyRate: '0', penalty: 0n, refund: 5_000_00n })
})

test('a preview holds for 60 seconds and only while it is true', () => {
  const order = buy()
  const before = previewExit(order, order.valueDate - 10)
  if ('error' in before) throw new Error('no preview')
  const leave = (now: number, quote = before.quoteId) => exitSmart(sampleActor({ now }), order, quote)
  expect(leave(order.valueDate)).toEqual({ error: 'quoteChanged' })
  expect(leave(order.valueDate - 11)).toEqual({ error: 'quoteChanged' })
  expect(leave(order.valueDate - 1, 'made-up')).toEqual({ error: 'quoteChanged' })
  expect(accepted(leave(order.valueDate - 1)).order.refund).toBe(5_000_00n)
  const early = previewExit(order, NOW)
  if ('error' in early) throw new Error('no preview')
  expect(leave(NOW + 60_001, early.quoteId)).toEqual({ error: 'quoteChanged' })
})

test('a day is credited once, in order, and not before it is earned', () => {
  const order = buy()
  expect(creditSmart(order, order.valueDate)).toEqual({ error: 'recordNotOpen' })
  expect(creditSmart(credited(order, 1), order.valueDate + DAY)).toEqual({ error: 'recordNotOpen' })
  expect(creditSmart(order, order.valueDate + 2 * DAY)).toEqual({ error: 'recordNotOpen' })
  expect(matureSmart(order, order.maturesAt)).toEqual({ error: 'recordNotOpen' })
})

test.each([
  ['smartProductWrong', sampleActor(), {}, { product: undefined, enabled: false }],
  ['smartProductWrong', sampleActor(), {}, { product: { ...product, status: 'OFF' }, enabled: false }],
  [
    'smartTradingNotEnabled',
    sampleActor(),
    {},
    { product: { ...product, status: 'SOLD_OUT' }, enabled: false },
  ],
  ['notTradable', sampleActor(), {}, { product: { ...product, status: 'SOLD_OUT' }, alreadyRunning: true }],
  ['productAlreadyBought', sampleActor(), { days: 8 }, { alreadyRunning: true }],
  ['noMatchingDays', sampleActor(), { days: 8, amount: '1' }, {}],
  ['noMatchingDays', sampleActor(), { days: undefined }, {}],
  ['investmentAmountWrong', sampleActor(), { amount: '99.99', acceptedTermsVersion: 'old' }, {}],
  ['investmentAmountWrong', sampleActor(), { amount: '50000.01' }, {}],
  ['investmentAmountWrong', sampleActor(), { amount: '100.001' }, {}],
  ['investmentAmountWrong', sampleActor(), { amount: undefined }, {}],
  ['quoteChanged', sampleActor({ cash: 0n }), { acceptedTermsVersion: 'old' }, {}],
  ['insufficientBalance', sampleActor({ cash: 4_999_99n }), {}, {}],
  ['insufficientBalance', sampleActor({ cash: 5_500_00n }), {}, { loanPrincipal: 500_01n }],
] as const)('answers %s first', (key, actor, changes, more) => {
  expect(buySmart(actor, { ...command, ...changes }, { ...facts, ...more })).toEqual({ error: key })
})

test('refund and penalty are the principal, whatever the amount and the rate', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100_00n, max: 50_000_00n }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 29 }),
      (amount, basisPoints, days) => {
        const order: SmartOrder = {
          ...buy(),
          amount,
          earlyExitPenaltyRate: (basisPoints / 10_000).toFixed(4),
        }
        const running = credited(order, days)
        const now = order.valueDate + days * DAY
        const preview = previewExit(running, now)
        if ('error' in preview) throw new Error('no preview')
        expect(preview.refund + preview.penalty).toBe(amount)
        expect(preview.penalty >= 0n).toBe(true)
        const { entries } = accepted(exitSmart(sampleActor({ now }), running, preview.quoteId))
        for (const entry of entries) assertBalanced(entry)
      },
    ),
    { numRuns: 50 },
  )
})
