import { describe, expect, it } from 'vitest'
import { expiryRule } from './waiting-form.ts'

const rule = expiryRule(() => Date.parse('2026-01-10T15:20:00.000Z'))
const issueOf = (text: string) => rule.safeParse({ until: 'MOMENT', text }).error?.issues[0]?.message

describe('how long an order waits', () => {
  it('is until the user cancels it, or to the end of the day', () => {
    expect(rule.parse({ until: 'UNTIL_CANCELLED', text: '' })).toEqual({ until: 'UNTIL_CANCELLED' })
    expect(rule.parse({ until: 'DAY', text: '' })).toEqual({ until: 'DAY' })
  })

  it('is until a moment that is still to come, and within a year', () => {
    expect(rule.parse({ until: 'MOMENT', text: '2026-01-10T15:21' })).toEqual({
      until: 'MOMENT',
      at: '2026-01-10T15:21:00.000Z',
    })
    expect(issueOf('')).toBe('missing')
    expect(issueOf('2026-01-10T15:20')).toBe('expiryUnreasonable')
    expect(issueOf('2027-01-10T15:20')).toBeUndefined()
    expect(issueOf('2027-01-10T15:21')).toBe('expiryUnreasonable')
  })
})
