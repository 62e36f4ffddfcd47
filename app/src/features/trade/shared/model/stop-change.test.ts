import { describe, expect, it } from 'vitest'
import { stopChange } from './stop-change.ts'

const setting = {
  direction: 'LONG',
  price: 1.085,
  tickSize: 0.00001,
  stopOutPrice: 1.06691,
  exitDistanceTicks: 10,
} as const
const none = { stopLoss: undefined, trailing: undefined, takeProfit: undefined }
const wire = (before: object, after: object) =>
  stopChange({ ...none, ...before }, { ...none, ...before, ...after }, setting).wire

describe('a change of the stops of a position', () => {
  it('sends what changes and leaves out what stays', () => {
    expect(wire({ stopLoss: 1.082 }, {})).toEqual({})
    expect(wire({ stopLoss: 1.082 }, { stopLoss: 1.083 })).toEqual({ stopLossPrice: 1.083 })
    expect(wire({ stopLoss: 1.082, takeProfit: 1.09 }, { takeProfit: undefined })).toEqual({
      takeProfitPrice: null,
    })
    expect(wire({ stopLoss: 1.082 }, { stopLoss: undefined })).toEqual({ stopLossPrice: null })
  })

  it('puts a stop that trails in the place of a stop loss, and the reverse', () => {
    expect(wire({ stopLoss: 1.082 }, { stopLoss: undefined, trailing: 0.002 })).toEqual({
      trailingDistance: 0.002,
    })
    expect(wire({ trailing: 0.002 }, { trailing: undefined, stopLoss: 1.083 })).toEqual({
      stopLossPrice: 1.083,
    })
    expect(wire({ trailing: 0.002 }, { trailing: undefined })).toEqual({ trailingDistance: null })
  })

  it('says what is wrong with a distance only when it changes', () => {
    const issue = (before: number, after: number) =>
      stopChange({ ...none, trailing: before }, { ...none, trailing: after }, setting).trailingIssue
    expect(issue(0.0003, 0.0003)).toBeUndefined()
    expect(issue(0.002, 0.0003)).toBe('tooNear')
    expect(issue(0.002, 0.03)).toBe('beyondStopOut')
  })
})
