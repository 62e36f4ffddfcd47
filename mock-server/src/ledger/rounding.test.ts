import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, minus, parseRatio, quotient, type Ratio, ratio, round, share, times } from './rounding.ts'

const anyRatio = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([num, den]) => ratio(num, den))

const distance = (value: Ratio, whole: bigint): Ratio => {
  const { num, den } = minus(value, ratio(whole))
  return { num: num < 0n ? -num : num, den }
}

test.each([
  [5n, 2n, 2n],
  [7n, 2n, 4n],
  [-5n, 2n, -2n],
  [-7n, 2n, -4n],
  [9n, 4n, 2n],
  [11n, 4n, 3n],
  [0n, 3n, 0n],
])('%s/%s is nearest to %s, ties going to the even number', (num, den, expected) => {
  expect(round(ratio(num, den))).toBe(expected)
})

test('nothing is nearer than what half-even gives, and a tie gives an even number', () => {
  fc.assert(
    fc.property(anyRatio, (value) => {
      const rounded = round(value)
      const half = ratio(1, 2)
      const off = compare(distance(value, rounded), half)
      expect(off).toBeLessThanOrEqual(0)
      if (off === 0) expect(rounded % 2n).toBe(0n)
    }),
  )
})

test('half-even favours neither side: the negative rounds to the negative', () => {
  fc.assert(
    fc.property(anyRatio, ({ num, den }) => {
      expect(round(ratio(-num, den))).toBe(-round(ratio(num, den)))
    }),
  )
})

test('up never gives less, down never more, and both are less than one away', () => {
  fc.assert(
    fc.property(anyRatio, (value) => {
      const size = ratio(value.num < 0n ? -value.num : value.num, value.den)
      const [up, down] = [round(size, 'UP'), round(size, 'DOWN')]
      expect(compare(ratio(up), size)).toBeGreaterThanOrEqual(0)
      expect(compare(ratio(down), size)).toBeLessThanOrEqual(0)
      expect(up - down).toBe(value.num % value.den === 0n ? 0n : 1n)
    }),
  )
})

test('reads decimals exactly and refuses everything else', () => {
  expect(compare(parseRatio('0.0025'), ratio(1, 400))).toBe(0)
  expect(compare(parseRatio('-1.5'), ratio(-3, 2))).toBe(0)
  expect(compare(times(parseRatio('0.1'), parseRatio('3')), parseRatio('0.3'))).toBe(0)
  for (const text of ['', '.5', '1e-3', '01', '0,1', 'NaN'])
    expect(() => parseRatio(text)).toThrow(RangeError)
  expect(() => ratio(1, 0)).toThrow(RangeError)
  expect(() => quotient(1n, ratio(0))).toThrow(RangeError)
})

test('a share of an amount and back is the amount, to the rounding', () => {
  expect(share(12_35n, parseRatio('0.82'))).toBe(10_13n)
  expect(quotient(120_00n * 10n ** 6n, parseRatio('52100'), 'UP')).toBe(230_327n)
})
