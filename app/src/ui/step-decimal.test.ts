import { describe, expect, it } from 'vitest'
import { stepDecimal } from './step-decimal.ts'

describe('a step', () => {
  it.each([
    ['0.10', 1, { step: '0.01' }, '0.11'],
    ['0.2', 1, { step: '0.1' }, '0.3'],
    ['1.08503', 1, { step: '0.00005' }, '1.08505'],
    ['1.08503', -1, { step: '0.00005' }, '1.08500'],
    ['100', -1, { step: '1' }, '99'],
    ['', 1, { step: '0.01', min: '0.01' }, '0.01'],
    ['0.01', -1, { step: '0.01', min: '0.01' }, '0.01'],
    ['9.99', 1, { step: '0.05', max: '10' }, '10.00'],
    ['50', 1, { step: '0.01', max: '10' }, '10.00'],
    ['word', 1, { step: '1' }, '0'],
    ['-0.1', 1, { step: '0.1' }, '0.0'],
    ['123456789012345678.9', 1, { step: '0.1' }, '123456789012345679.0'],
  ] as const)('from %j by %i with %j leads to %s', (text, direction, bounds, expected) => {
    expect(stepDecimal(text, direction, bounds)).toBe(expected)
  })
})
