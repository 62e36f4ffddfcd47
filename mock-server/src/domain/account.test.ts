import { expect, test } from 'vitest'
import { orderNumber } from '../core/numbers.ts'
import { at, NOW } from '../test/sample-actor.ts'
import { isEmpty, summariseAccount } from './account.ts'
import { addIncome, type IncomeDraft, incomeToday, noIncome, summariseIncome } from './income.ts'
import { createNotification } from './notification.ts'

const income = (changes: Partial<IncomeDraft> = {}): IncomeDraft => ({
  userId: 'u1',
  mode: 'real',
  source: 'SAVINGS',
  day: '2026-01-09',
  base: 10_000_00n,
  rate: '0.0025',
  amount: 25_00n,
  status: 'DIVIDED',
  ...changes,
})

test('only savings, plans and invitations count into the total, and only once credited', () => {
  const rows = [
    income(),
    income({ source: 'SMART', amount: 20_00n }),
    income({ source: 'INVITE', amount: 20_00n }),
    income({ source: 'ORDER', amount: -40_83n }),
    income({ source: 'OPTION', amount: 85_00n }),
    income({ status: 'IN_PROGRESS' }),
  ]
  const totals = rows.reduce((sum, row) => addIncome(sum, row, NOW), noIncome('u1', 'real'))
  expect(totals.total).toBe(65_00n)
  expect(incomeToday(totals, NOW)).toBe(65_00n)
  expect(incomeToday(totals, NOW + 86_400_000)).toBe(0n)
  const next = addIncome(totals, income({ amount: 1n }), NOW + 86_400_000)
  expect([next.total, next.today]).toEqual([65_01n, 1n])

  const kept = rows.map((row, index) => ({ ...row, id: String(index), createdAt: NOW }))
  expect(
    summariseIncome([...kept, { ...income(), id: 'x', createdAt: at('2026-01-09T00:00Z') }], NOW),
  ).toEqual({
    total: 134_17n,
    today: 109_17n,
    bySource: { SAVINGS: 50_00n, SMART: 20_00n, INVITE: 20_00n, ORDER: -40_83n, OPTION: 85_00n },
  })
})

test('equity is everything owned less everything owed', () => {
  const balances = {
    cash: 1_000_00n,
    held: 1_00n,
    smart: 2_00n,
    margin: 3_00n,
    stake: 4_00n,
    loan: -1_009_00n,
  }
  expect(summariseAccount('real', balances, 50_00n, noIncome('u1', 'real'), NOW)).toMatchObject({
    available: 1_000_00n,
    loanDebt: 1_009_00n,
    equity: 51_00n,
    totalIncome: 0n,
  })
  expect(isEmpty(balances)).toBe(false)
  expect(isEmpty({ cash: 0n, held: 0n, smart: 0n, margin: 0n, stake: 0n, loan: 0n })).toBe(true)
})

test('an order number says product, day and serial', () => {
  expect(orderNumber('SM', NOW, 7)).toBe('SM202601100000000007')
})

test('a notification is unread and says what it is about', () => {
  const draft = { userId: 'u1', titleKey: 'deposit.completed', params: { amount: '521.00' } } as const
  expect(createNotification(draft, 'm1', NOW)).toMatchObject({ kind: 'DEPOSIT', read: false, createdAt: NOW })
})
