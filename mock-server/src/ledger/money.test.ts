import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatUsd, parseMoney } from './money.ts'

test('writes and reads back any amount at any scale', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
      fc.constantFrom(0, 2, 6, 8),
      (minor, scale) => {
        expect(parseMoney(formatMoney(minor, scale), scale)).toBe(minor)
      },
    ),
  )
})

test.each([
  ['0', 0n],
  ['100000.00', 10_000_000n],
  ['0.05', 5n],
  ['-1.5', -150n],
])('reads %s as cents', (text, minor) => {
  expect(parseMoney(text, 2)).toBe(minor)
})

test.each(['', '1e3', '.5', '1.', '01', '1.005', '1,000.00', '+1', ' 1', '1 ', 'NaN', '9'.repeat(19)])(
  'refuses %j rather than rounding or guessing',
  (text) => {
    expect(parseMoney(text, 2)).toBeUndefined()
  },
)

test('shows cents always', () => {
  expect(formatUsd(10_000_000n)).toBe('100000.00')
  expect(formatUsd(-5n)).toBe('-0.05')
})
