import fc from 'fast-check'
import { expect, it } from 'vitest'
import { annualPercentageRate } from './annual-percentage-rate.ts'
import { fromMinorUnits } from './minor-units.ts'

it('costs a yearly rate to the nearest tenth of a percent', () => {
  expect(annualPercentageRate('1.00', '1.00', 30)).toBe('0.0')
  expect(annualPercentageRate('100.00', '141.64', 365)).toBe('41.6')
  expect(annualPercentageRate('100.00', '141.65', 365)).toBe('41.7')
  expect(annualPercentageRate('0.01', '0.02', 365)).toBe('100.0')
  expect(() => annualPercentageRate('1.00', '0.99', 30)).toThrow(RangeError)
  expect(() => annualPercentageRate('1.00', '1.00', 0)).toThrow(RangeError)
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100_00n, max: 5_000_00n }),
      fc.bigInt({ min: 0n, max: 500_00n }),
      fc.integer({ min: 7, max: 90 }),
      (principal, interest, days) => {
        const near = 100 * ((Number(principal + interest) / Number(principal)) ** (365 / days) - 1)
        const [amount, repayment] = [principal, principal + interest].map((cents) => fromMinorUnits(cents, 2))
        const tenths = Number(annualPercentageRate(amount ?? '', repayment ?? '', days))
        expect(Math.abs(tenths - near)).toBeLessThan(0.05 + Math.abs(near) * 1e-9)
      },
    ),
  )
})
