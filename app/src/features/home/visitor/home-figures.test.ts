import { describe, expect, it } from 'vitest'
import { compoundedYearly, parseSavingsTiers } from '#core/parameters/savings-tiers.ts'
import { parseClaims, shownClaims } from './claims.ts'
import { savingsExample } from './savings-example.ts'

const tiers = parseSavingsTiers([
  { from: '500.00', below: '19801.00', dailyRate: '0.0025' },
  { from: '19801.00', below: null, dailyRate: '0.0030' },
])

describe('the figures of the home page', () => {
  it('work out a month of savings to the cent', () => {
    expect(savingsExample(tiers)).toMatchObject({
      firstDays: ['25.00', '25.06', '25.13'],
      rest: '702.63',
      closing: '10777.82',
    })
  })

  it('give the yearly yield that belongs to a daily rate', () => {
    expect((compoundedYearly('0.0025') * 100).toFixed(2)).toBe('148.77')
  })

  it('refuse rates of an unknown shape', () => {
    expect(() => parseSavingsTiers([{ from: 500 }])).toThrow('savings.tiers[0].from')
  })

  it('leave out a claim without a source outside of a sandbox', () => {
    const claims = parseClaims([
      { key: 'users', text: 'Users', value: '1', source: null, asOf: null },
      {
        key: 'contracts',
        text: 'Contracts',
        value: '2',
        source: 'register',
        asOf: '2026-01-01T00:00:00.000Z',
      },
    ])
    expect(shownClaims(claims, false).map((claim) => claim.key)).toEqual(['contracts'])
    expect(shownClaims(claims, true)).toHaveLength(2)
  })
})
