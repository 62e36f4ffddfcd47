import { describe, expect, it } from 'vitest'
import { planPreview } from './plan-costs.tsx'

const bought = Date.parse('2026-01-10T15:20:00.000Z')
const day = (epoch: number) => new Date(epoch).toISOString()

describe('the preview of a plan', () => {
  it('adds 30 days of 0.40 % on 5,000.00 up to 600.00 and names the days', () => {
    const draft = { amount: '5000.00', days: 30, dailyRate: '0.0040', penaltyRate: '0.05' }
    const preview = planPreview(draft, bought)
    expect(preview).toMatchObject({ daily: '20.00', total: '600.00', payout: '5600.00', penalty: '250.00' })
    expect(day(preview.valueDate)).toBe('2026-01-11T00:00:00.000Z')
    expect(day(preview.firstCredit)).toBe('2026-01-12T00:00:00.000Z')
    expect(day(preview.maturesAt)).toBe('2026-02-10T00:00:00.000Z')
  })

  it('is the sum of rounded days, not the rounded sum: 32.83, not 32.84', () => {
    const draft = { amount: '1234.56', days: 7, dailyRate: '0.0038', penaltyRate: '0.05' }
    expect(planPreview(draft, bought)).toMatchObject({ daily: '4.69', total: '32.83' })
  })

  it('earns from the next day on when it is bought at midnight', () => {
    const draft = { amount: '100.00', days: 7, dailyRate: '0.0025', penaltyRate: '0' }
    const preview = planPreview(draft, Date.parse('2026-01-10T00:00:00.000Z'))
    expect(day(preview.valueDate)).toBe('2026-01-11T00:00:00.000Z')
    expect(preview.penalty).toBe('0.00')
  })
})
