import { describe, expect, it } from 'vitest'
import { parseSavingsTiers } from '#core/parameters/savings-tiers.ts'
import { bestDay, incomeByDay, profitByDay, shownDays } from './income-by-day.ts'
import { type Income, incomeQuery } from './income-query.ts'
import { savingsDay } from './savings-day.ts'

const tiers = parseSavingsTiers([
  { from: '500.00', below: '19801.00', dailyRate: '0.0025' },
  { from: '19801.00', below: '76501.00', dailyRate: '0.0030' },
  { from: '76501.00', below: '268301.00', dailyRate: '0.0035' },
  { from: '268301.00', below: '805401.00', dailyRate: '0.0040' },
  { from: '805401.00', below: null, dailyRate: '0.0045' },
])
const even = (amount: string) => ({ opening: amount, available: amount, borrowed: '0.00' })

describe('a day of savings', () => {
  it.each([
    ['499.99', '0.00'],
    ['500.00', '1.25'],
    ['19800.99', '49.50'],
    ['19801.00', '59.40'],
    ['76500.99', '229.50'],
    ['76501.00', '267.75'],
    ['268301.00', '1073.20'],
    ['805400.99', '3221.60'],
    ['805401.00', '3624.30'],
    ['10000.00', '25.00'],
  ])('credits %s with %s', (amount, credit) => {
    expect(savingsDay(even(amount), tiers).credit).toBe(credit)
  })

  it('goes by the smaller end of the day, less what is borrowed', () => {
    expect(savingsDay({ opening: '0.00', available: '10000.00', borrowed: '0.00' }, tiers)).toMatchObject({
      basis: '0.00',
      tier: undefined,
      credit: '0.00',
    })
    const borrowed = savingsDay({ opening: '5000.00', available: '6000.00', borrowed: '1000.00' }, tiers)
    expect(borrowed).toMatchObject({ basis: '4000.00', credit: '10.00' })
  })
})

const income = (day: string, amount: string): Income => ({
  id: `${day} ${amount}`,
  source: 'SAVINGS',
  day,
  base: '10000.00',
  rate: '0.0025',
  amount,
  status: 'DIVIDED',
  createdAt: new Date(Date.parse(day) + 86_400_000).toISOString(),
})
const rows = [
  income('2026-01-13', '25.13'),
  income('2026-01-12', '25.06'),
  income('2026-01-12', '-0.06'),
  income('2026-01-11', '25.00'),
]

describe('income by day', () => {
  it('adds the rows of a day up, oldest day first, on the day they were credited', () => {
    expect(incomeByDay(rows, false).days).toEqual([
      { day: '2026-01-12', amount: '25.00' },
      { day: '2026-01-13', amount: '25.00' },
      { day: '2026-01-14', amount: '25.13' },
    ])
  })

  it('leaves out a day that may not be complete', () => {
    expect(incomeByDay(rows, true)).toMatchObject({ days: [{}, {}], isPartial: true })
  })

  it('names the best day and the sum', () => {
    expect(bestDay(incomeByDay(rows, false).days)).toEqual({
      best: { day: '2026-01-14', amount: '25.13' },
      total: '75.13',
    })
    expect(bestDay([])).toBeUndefined()
  })
})

describe('profit by day', () => {
  const today = '2026-01-14'
  const days = (from = '', to = '') => shownDays({ from, to }, today)
  const point = (day: string, equity: string, amount: string) => ({
    at: `${day}T00:00:00.000Z`,
    equity,
    deposits: '0.00',
    withdrawals: '0.00',
    income: amount,
    bySource: {},
  })
  const empty = point('2026-01-12', '0.00', '0.00')
  const curve = [empty, point('2026-01-13', '9990.00', '-10.00'), point('2026-01-14', '9990.00', '0.00')]
  const now = { day: today, amount: '12.50' }

  it('begins where the account began, and ends with what the account says of today', () => {
    expect(profitByDay(curve, days(), now)).toEqual({
      days: [
        { day: '2026-01-12', amount: '-10.00' },
        { day: '2026-01-13', amount: '0.00' },
        { day: '2026-01-14', amount: '12.50' },
      ],
      isPartial: false,
    })
    expect(profitByDay([empty], days(), { day: today, amount: '0.00' }).days).toEqual([])
  })

  it('asks for the points at which the days of a span are over, ninety of them at most', () => {
    expect(days('2026-01-10', '2026-01-12')).toMatchObject({ next: '2026-01-11', end: '2026-01-13' })
    expect(days('2026-01-10', '2026-12-31')).toMatchObject({ last: today, end: '2026-01-15', isCut: false })
    expect(days()).toMatchObject({ first: '2025-10-17', isCut: true })
    expect(profitByDay(curve.slice(1), days(), now).isPartial).toBe(true)
  })

  it('leaves today out of a span that ends before it', () => {
    expect(profitByDay(curve.slice(0, 2), days('', '2026-01-12'), now).days).toEqual([
      { day: '2026-01-12', amount: '-10.00' },
    ])
  })
})

describe('the link of the income page', () => {
  it.each(['', 'source=SMART', 'source=SAVINGS&from=2026-01-01&to=2026-01-31'])('carries “%s”', (link) => {
    expect(incomeQuery.write(incomeQuery.parse(new URLSearchParams(link))).toString()).toBe(link)
  })
})
