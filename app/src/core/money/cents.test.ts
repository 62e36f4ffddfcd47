import { describe, expect, it } from 'vitest'
import { fromCents, portion, toCents } from './cents.ts'

describe('cents', () => {
  it.each(['0.00', '0.05', '-0.05', '1234.56', '-250.00', '123456789012345678.91'])(
    'carry %s there and back',
    (amount) => {
      expect(fromCents(toCents(amount))).toBe(amount)
    },
  )

  it('read an amount with fewer decimals', () => {
    expect(toCents('5')).toBe(500n)
    expect(toCents('5.5')).toBe(550n)
  })

  it('round a part half to even, as the ledger does', () => {
    expect(fromCents(portion(toCents('19801.00'), '0.0030'))).toBe('59.40')
    expect(portion(50n, '0.01')).toBe(0n)
    expect(portion(150n, '0.01')).toBe(2n)
  })
})
