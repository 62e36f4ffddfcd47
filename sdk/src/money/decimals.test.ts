import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  decimalsOf,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  subtractDecimals,
  trimDecimal,
} from './decimals.ts'
import { depositValue } from './deposit.ts'
import { fromMinorUnits, isWireAmount, toMinorUnits } from './minor-units.ts'
import type { Rounding } from './rounding.ts'
import { isOnStep, roundToStep, stepDecimal } from './steps.ts'
import { isOnGrid } from './stops.ts'

const cents = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
const roundings = fc.constantFrom<Rounding>('HALF_EVEN', 'UP', 'DOWN')

describe('decimals', () => {
  it('add and subtract without losing a cent', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3')
    expect(addDecimals('123456789012345678.91', '0.09')).toBe('123456789012345679.00')
    expect(subtractDecimals('0.30', '0.1')).toBe('0.20')
    expect(negateDecimal('0.00')).toBe('0.00')
    expect(addDecimals()).toBe('0')
  })

  it('take JSON numbers by their shortest text, also one with an exponent', () => {
    expect(multiplyDecimals(0.1, 3)).toBe('0.3')
    expect(addDecimals(1e-7, '0')).toBe('0.0000001')
    expect(addDecimals(1.5e21, '0')).toBe('1500000000000000000000')
  })

  it.each(['', '1,5', '1e5', ' 1', '1.', '.5', '--1', 'NaN'])('do not take %j for a number', (text) => {
    expect(() => addDecimals(text)).toThrow(RangeError)
  })

  it('refuse numbers that are none, and to divide by zero', () => {
    expect(() => addDecimals(Number.NaN)).toThrow(RangeError)
    expect(() => addDecimals(Number.POSITIVE_INFINITY)).toThrow(RangeError)
    expect(() => divideDecimals('1', '0.00', 2)).toThrow(RangeError)
  })

  it('compare whatever their number of decimals', () => {
    expect(compareDecimals('1.50', '1.5')).toBe(0)
    expect(compareDecimals('-2', '1')).toBe(-1)
    expect(compareDecimals('10', '9.999')).toBe(1)
  })

  it('lose zeros at the end, and those only', () => {
    expect(['0.01500000', '120.00', '100', '0.0'].map(trimDecimal)).toEqual(['0.015', '120', '100', '0'])
    expect(decimalsOf('0.0150')).toBe(4)
  })

  it('are never further from the exact result than their rounding allows', () => {
    fc.assert(
      fc.property(
        cents,
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        fc.boolean(),
        roundings,
        (num, size, isNegative, how) => {
          const den = isNegative ? -size : size
          const found = BigInt(divideDecimals(`${num}`, `${den}`, 0, how))
          const rest = num - found * den
          const abs = (value: bigint) => (value < 0n ? -value : value)
          expect(abs(rest) < abs(den)).toBe(true)
          if (how === 'HALF_EVEN') {
            expect(abs(rest) * 2n <= abs(den)).toBe(true)
            if (abs(rest) * 2n === abs(den)) expect(found % 2n).toBe(0n)
          } else if (rest !== 0n) {
            const isAway = abs(found * den) > abs(num)
            expect(isAway).toBe(how === 'UP')
          }
        },
      ),
    )
  })

  it('keep their sign apart from the rounding half to even', () => {
    fc.assert(
      fc.property(cents, (units) => {
        const value = fromMinorUnits(units, 3)
        expect(roundDecimal(negateDecimal(value), 2)).toBe(negateDecimal(roundDecimal(value, 2)))
      }),
    )
  })
})

describe('the worth of a deposit', () => {
  it.each([
    ['0.01', '52100', '521.00'],
    ['0.048000000000000001', '2500', '120.00'],
    ['0.005', '1', '0.00'],
    ['0.015', '1', '0.02'],
  ])('of %s at %s is %s', (amount, rate, worth) => {
    expect(depositValue(amount, rate)).toBe(worth)
  })
})

describe('minor units', () => {
  it('carry any amount there and back', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 18 }), (units, scale) => {
        expect(toMinorUnits(fromMinorUnits(units, scale), scale)).toBe(units)
      }),
    )
  })

  it('refuse what is no amount on the wire, and what is finer than the currency', () => {
    const texts = ['', '1e3', '.5', '1.', '01', '1.005', '1,000.00', '+1', ' 1', '1 ', 'NaN', '9'.repeat(19)]
    for (const text of texts) {
      expect(toMinorUnits(text, 2)).toBeUndefined()
    }
    expect(isWireAmount('-0.05')).toBe(true)
    expect(isWireAmount('00.5')).toBe(false)
  })
})

describe('a step', () => {
  it.each([
    ['0.10', 1, { step: '0.01' }, '0.11'],
    ['0.2', 1, { step: '0.1' }, '0.3'],
    ['1.08503', 1, { step: '0.00005' }, '1.08505'],
    ['1.08503', -1, { step: '0.00005' }, '1.08500'],
    ['100', -1, { step: '1' }, '99'],
    [undefined, 1, { step: '0.01', min: '0.01' }, '0.01'],
    [undefined, 1, { step: '1' }, '0'],
    ['0.01', -1, { step: '0.01', min: '0.01' }, '0.01'],
    ['9.99', 1, { step: '0.05', max: '10' }, '10.00'],
    ['50', 1, { step: '0.01', max: '10' }, '10.00'],
    ['-0.1', 1, { step: '0.1' }, '0.0'],
    ['-0.15', -1, { step: '0.1' }, '-0.2'],
    ['123456789012345678.9', 1, { step: '0.1' }, '123456789012345679.0'],
  ] as const)('from %j by %i with %j leads to %s', (value, direction, bounds, expected) => {
    expect(stepDecimal(value, direction, bounds)).toBe(expected)
  })

  it('is what a size must be a multiple of', () => {
    expect(isOnStep('0.15', '0.05')).toBe(true)
    expect(isOnStep('0.16', '0.05')).toBe(false)
    expect(roundToStep('0.0976', '0.01', 'DOWN')).toBe('0.09')
    expect(isOnGrid(5284.25, 0.25)).toBe(true)
    expect(isOnGrid(5284.3, 0.25)).toBe(false)
    expect(isOnGrid(0, 0.25)).toBe(false)
  })
})
