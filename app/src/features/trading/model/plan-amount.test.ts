import { describe, expect, it } from 'vitest'
import { amountProblem, readAmount, shareOf, usableFor } from './plan-amount.ts'

const limits = { min: '500.00', max: '50000.00', available: '18240.55' }

describe('the amount of a plan', () => {
  it.each([
    ['5,000.00', '5000.00'],
    [' 1 234.5 ', '1234.50'],
    ['007', '7.00'],
  ])('understands %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount)
  })

  it.each([
    ['', 'enter'],
    ['  ', 'enter'],
    ['abc', 'form'],
    ['-500', 'form'],
    ['1e3', 'form'],
    ['500.001', 'form'],
    ['499.99', 'range'],
    ['50000.01', 'range'],
    ['18240.56', 'funds'],
    ['18240.55', undefined],
    ['500', undefined],
  ])('finds in “%s”: %s', (typed, problem) => {
    expect(amountProblem(typed, limits)).toBe(problem)
  })

  it('leaves borrowed money out', () => {
    expect(usableFor('1500.00', '1029.00')).toBe('471.00')
    expect(usableFor('1500.00', '-1029.00')).toBe('471.00')
    expect(usableFor('100.00', '1029.00')).toBe('0.00')
  })

  it('is a share in whole cents and never above what the plan takes', () => {
    expect(shareOf('18240.55', 25, '50000.00')).toBe('4560.13')
    expect(shareOf('90000.00', 100, '50000.00')).toBe('50000.00')
  })
})
