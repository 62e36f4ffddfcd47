import { describe, expect, it } from 'vitest'
import { nextCredits, type PayingPlan } from './next-credits.ts'

const now = Date.parse('2026-01-23T14:32:00.000Z')
const midnight = Date.parse('2026-01-24T00:00:00.000Z')
const plan = (rest: Partial<PayingPlan> = {}): PayingPlan => ({
  orderNo: 'SM1',
  productName: 'Crypto index plan',
  amount: '5000.00',
  dailyRate: '0.0040',
  valueDate: '2026-01-11T00:00:00.000Z',
  profitDays: 12,
  days: 30,
  ...rest,
})

describe('what is paid next', () => {
  it('is interest on cash and the daily payment of each plan, with their sum', () => {
    expect(nextCredits([plan()], '45.60', now)).toEqual({
      at: midnight,
      credits: [
        { key: 'cash', at: midnight, amount: '45.60' },
        {
          key: 'SM1',
          at: midnight,
          amount: '20.00',
          plan: { name: 'Crypto index plan', day: 13, days: 30 },
        },
      ],
      total: '65.60',
    })
  })

  it('leaves out a plan that pays on a later day', () => {
    const bought = plan({ orderNo: 'SM2', valueDate: '2026-01-24T00:00:00.000Z', profitDays: 0 })
    expect(nextCredits([bought, plan()], '0.00', now)?.credits.map(({ key }) => key)).toEqual(['SM1'])
    expect(nextCredits([bought], '0.00', now)?.at).toBe(Date.parse('2026-01-25T00:00:00.000Z'))
  })

  it('is nothing without plans and interest', () => {
    expect(nextCredits([], '0.00', now)).toBeUndefined()
  })
})
