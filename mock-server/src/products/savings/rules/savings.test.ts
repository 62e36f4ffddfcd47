import { compareDecimals, savingsTierOf } from '@swx/sdk/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUsd } from '../../../ledger/money.ts'
import { creditSavings, savingsAmount, savingsBasis } from './credit.ts'

const tiers = [
  { from: '500.00', below: '19801.00', dailyRate: '0.0025' },
  { from: '19801.00', below: '76501.00', dailyRate: '0.0030' },
  { from: '76501.00', below: '268301.00', dailyRate: '0.0035' },
  { from: '268301.00', below: '805401.00', dailyRate: '0.0040' },
  { from: '805401.00', below: null, dailyRate: '0.0045' },
]
const cents = fc.bigInt({ min: 0n, max: 2_000_000_00n })

const after = (start: bigint, days: number): bigint => {
  let balance = start
  for (let day = 0; day < days; day++) balance += savingsAmount(tiers, balance)
  return balance
}

test.each([
  [499_99n, 0n],
  [500_00n, 1_25n],
  [19_800_99n, 49_50n],
  [19_801_00n, 59_40n],
  [76_500_99n, 229_50n],
  [76_501_00n, 267_75n],
  [268_301_00n, 1_073_20n],
  [805_400_99n, 3_221_60n],
  [805_401_00n, 3_624_30n],
])('%s cents earn %s cents in a day', (balance, amount) => {
  expect(savingsAmount(tiers, balance)).toBe(amount)
})

test.each([
  [10_000_00n, 1, 10_025_00n],
  [10_000_00n, 2, 10_050_06n],
  [10_000_00n, 3, 10_075_19n],
  [10_000_00n, 30, 10_777_82n],
  [10_000_00n, 365, 26_031_81n],
  [19_780_00n, 1, 19_829_45n],
  [19_780_00n, 2, 19_888_94n],
])('%s cents are after %s days %s cents', (start, days, end) => {
  expect(after(start, days)).toBe(end)
})

test('money that came during the day earns from the next day on, and borrowed money never does', () => {
  expect(savingsBasis({ opening: 0n, closing: 10_000_00n, loanPrincipal: 0n })).toBe(0n)
  expect(savingsBasis({ opening: 10_000_00n, closing: 9_000_00n, loanPrincipal: 0n })).toBe(9_000_00n)
  expect(savingsBasis({ opening: 5_000_00n, closing: 5_000_00n, loanPrincipal: 1_000_00n })).toBe(4_000_00n)
  expect(savingsBasis({ opening: 500_00n, closing: 500_00n, loanPrincipal: 1_000_00n })).toBe(0n)
})

test('a deposit of Jan 10 15:00Z is first credited at Jan 12 00:00Z', () => {
  const user = { id: 'u1', savingsEnabled: true }
  const close = (text: string, opening: bigint) =>
    creditSavings(user, { opening, closing: 10_000_00n, loanPrincipal: 0n }, tiers, Date.parse(text))
  expect(close('2026-01-11T00:00:00.000Z', 0n).entries).toEqual([])
  const first = close('2026-01-12T00:00:00.000Z', 10_000_00n)
  expect(first.incomes).toMatchObject([
    { source: 'SAVINGS', day: '2026-01-11', base: 10_000_00n, rate: '0.0025', amount: 25_00n },
  ])
  expect(first.entries).toMatchObject([{ kind: 'SAVINGS', ref: '2026-01-11#u1' }])
})

test('who switched savings off earns nothing', () => {
  const day = { opening: 10_000_00n, closing: 10_000_00n, loanPrincipal: 0n }
  expect(creditSavings({ id: 'u1', savingsEnabled: false }, day, tiers, 0)).toMatchObject({
    entries: [],
    incomes: [],
  })
})

test('the rate never falls as the balance grows, and is never above 0.0045', () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      const rate = (balance: bigint) => savingsTierOf(tiers, formatUsd(balance))?.dailyRate ?? '0'
      expect(compareDecimals(rate(less), rate(more))).toBeLessThanOrEqual(0)
      expect(compareDecimals(rate(more), '0.0045')).toBeLessThanOrEqual(0)
    }),
  )
})
