import { describe, expect, it } from 'vitest'
import { depositAmountProblem, minimumOf, readDepositAmount, worthOf } from './deposit-amount.ts'
import { readDepositMethods } from './deposit-method.ts'
import { referenceFields, referenceProblem } from './transfer-reference.ts'

describe('the amount of a deposit', () => {
  it.each([
    ['150', 6, '150'],
    ['1,500.50', 6, '1500.5'],
    [' 0.01 ', 8, '0.01'],
    ['007', 6, '7'],
    ['0.048000000000000001', 18, '0.048000000000000001'],
    ['0.0100000000', 8, '0.01'],
    ['0.010000001', 8, undefined],
    ['0', 8, undefined],
    ['0.00', 8, undefined],
    ['-1', 8, undefined],
    ['1e3', 8, undefined],
    ['1.', 8, undefined],
    ['', 8, undefined],
  ])('%j with %i decimals is read as %j', (typed, scale, amount) => {
    expect(readDepositAmount(typed, scale)).toBe(amount)
  })

  it.each([
    ['52100', 8, '0.00230327'],
    ['52100.00', 8, '0.00230327'],
    ['1', 6, '120'],
    ['2500', 18, '0.048'],
    ['0.5', 2, '240'],
  ])('is at least what 120 dollars cost at %s, rounded up to its last decimal', (rate, scale, minimum) => {
    expect(minimumOf({ minUsd: '120.00', scale }, rate)).toBe(minimum)
  })

  it('is worth what the ledger will credit, to the cent', () => {
    expect(worthOf('0.01', '52100')).toBe('521.00')
    expect(worthOf('0.048000000000000001', '2500')).toBe('120.00')
    expect(worthOf('0.005', '1')).toBe('0.00')
    expect(worthOf('0.015', '1')).toBe('0.02')
  })

  it.each([
    ['', 'enter'],
    ['much', 'form'],
    ['0.00230326', 'minimum'],
    ['0.00230327', undefined],
  ])('%j is wrong by %j', (typed, problem) => {
    expect(depositAmountProblem(typed, 8, '0.00230327')).toBe(problem)
  })

  it('is left to the server where no smallest amount is known', () => {
    expect(depositAmountProblem('0.00000001', 8, undefined)).toBeUndefined()
  })
})

describe('the reference of a transfer', () => {
  it.each([
    ['', '', 'missing'],
    ['7d3f', '', undefined],
    ['', '123456', undefined],
    ['7d3f', '12345', 'digits'],
    ['', '12345a', 'digits'],
  ])('hash %j and digits %j: %j', (txHash, last6, problem) => {
    expect(referenceProblem({ txHash, last6 })).toBe(problem)
  })

  it('travels with what was given alone', () => {
    expect(referenceFields({ txHash: ' 7d3f ', last6: '' })).toEqual({ txHash: '7d3f' })
    expect(referenceFields({ txHash: '', last6: '123456' })).toEqual({ last6: '123456' })
  })
})

describe('the ways to pay in', () => {
  it('are read from their parameter', () => {
    const wire = [{ currency: 'BTC', network: 'BTC', address: 'SANDBOX-BTC-1', min: '120.00', scale: 8 }]
    expect(readDepositMethods(wire)).toEqual([
      { currency: 'BTC', network: 'BTC', address: 'SANDBOX-BTC-1', minUsd: '120.00', scale: 8 },
    ])
    expect(() => readDepositMethods([{ ...wire[0], min: 120 }])).toThrow('recharge.methods[0].min')
  })
})
