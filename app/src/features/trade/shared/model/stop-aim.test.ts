import { describe, expect, it } from 'vitest'
import type { PositionDraft } from './position-preview.ts'
import { aimedStops, netAtStop, type StopName, type StopUnit, valueIn } from './stop-aim.ts'

const long: PositionDraft = {
  direction: 'LONG',
  lots: '0.23',
  contractSize: '100000',
  price: 1.085,
  decimals: 5,
  tickSize: 0.00001,
  leverage: 30,
  feeRate: '0.0005',
  stopOutLevel: '0.50',
  exitDistanceTicks: 10,
}
const short: PositionDraft = { ...long, direction: 'SHORT' }
const settingOf = (draft: PositionDraft) => ({
  ...draft,
  netAt: (name: StopName, price: number) => netAtStop(draft, name, price),
})
const levelOf = (name: StopName, unit: StopUnit, value: string, draft = long) =>
  aimedStops({ [name]: { unit, value } }, settingOf(draft))[name]

describe('a stop in money', () => {
  // Long 0.23 at 1.08500: at 1.08400 it loses 47.95 after both fees, at 1.08900 it gains 67.00.
  it('lies at the price of that loss, or of that gain, after both fees', () => {
    expect(levelOf('stopLoss', 'money', '47.95')).toBe(1.084)
    expect(levelOf('takeProfit', 'money', '67')).toBe(1.089)
    expect(levelOf('trailing', 'money', '47.95')).toBe(0.001)
  })

  it.each([
    ['LONG', long],
    ['SHORT', short],
  ] as const)('never loses more and never gains less than was asked for: %s', (_, draft) => {
    const { netAt } = settingOf(draft)
    for (const amount of ['30', '50', '66.67', '120.01', '150']) {
      const stopLoss = levelOf('stopLoss', 'money', amount, draft) ?? 0
      const takeProfit = levelOf('takeProfit', 'money', amount, draft) ?? 0
      const oneTickWorse = (price: number) =>
        Number((price - (draft === long ? 1 : -1) * draft.tickSize).toFixed(draft.decimals))
      expect(Number(netAt('stopLoss', stopLoss))).toBeGreaterThanOrEqual(-Number(amount))
      expect(Number(netAt('stopLoss', oneTickWorse(stopLoss)))).toBeLessThan(-Number(amount))
      expect(Number(netAt('takeProfit', takeProfit))).toBeGreaterThanOrEqual(Number(amount))
      expect(Number(netAt('takeProfit', oneTickWorse(takeProfit)))).toBeLessThan(Number(amount))
    }
  })

  it('lies at the price itself where the fees alone lose more', () => {
    expect(levelOf('stopLoss', 'money', '1')).toBe(1.085)
  })

  it('lies nowhere while there is no size, and where no price gains so much', () => {
    const aim = { unit: 'money', value: '50' } as const
    expect(aimedStops({ stopLoss: aim }, { ...long, netAt: () => undefined })).toEqual({})
    expect(levelOf('takeProfit', 'money', '30000', short)).toBeUndefined()
  })
})

describe('a stop in percent', () => {
  it('is a move of the price, rounded to the tick that is nearer to the price', () => {
    expect(levelOf('stopLoss', 'percent', '0.5')).toBe(1.07958)
    expect(levelOf('takeProfit', 'percent', '0.5')).toBe(1.09042)
    expect(levelOf('trailing', 'percent', '0.5')).toBe(0.00542)
    expect(levelOf('stopLoss', 'percent', '0.5', short)).toBe(1.09042)
  })
})

describe('a stop in another unit', () => {
  it('lies where it did', () => {
    for (const [name, level] of [
      ['stopLoss', 1.08391],
      ['takeProfit', 1.08873],
      ['trailing', 0.00217],
    ] as const)
      for (const unit of ['price', 'percent', 'money'] as const) {
        const value = valueIn(unit, name, level, settingOf(long))
        expect(levelOf(name, unit, value ?? ''), `${name} as ${value} in ${unit}`).toBe(level)
      }
    expect(valueIn('percent', 'stopLoss', 1.07958, settingOf(long))).toBe('0.5')
    expect(valueIn('money', 'stopLoss', 1.084, settingOf(long))).toBe('47.95')
  })

  it('is no stop loss in money when closing there is a gain', () => {
    expect(valueIn('money', 'stopLoss', 1.0872, settingOf(long))).toBeUndefined()
  })
})
