import { describe, expect, it } from 'vitest'
import type { PresetSetting } from './stop-presets.ts'
import { leastTrailing, trailedTo, trailingIssue, trailingProposal, trailingStopAt } from './trailing-stop.ts'

const long: PresetSetting = {
  direction: 'LONG',
  price: 1.085,
  tickSize: 0.00001,
  stopOutPrice: 1.06691,
  exitDistanceTicks: 10,
  leverage: 30,
  stopOutLevel: '0.50',
}
const short: PresetSetting = { ...long, direction: 'SHORT', stopOutPrice: 1.10309 }

describe('a trailing stop', () => {
  it('keeps ten ticks from the price, and 0.05 % of it, rounded up to a tick', () => {
    // 1.085 × 0.0005 = 0.0005425
    expect(leastTrailing(long)).toBe(0.00055)
    expect(leastTrailing({ price: 20, tickSize: 0.5, exitDistanceTicks: 10 })).toBe(5)
    expect(trailingIssue(long, 0.00054)).toBe('tooNear')
    expect(trailingIssue(long, 0.00055)).toBeUndefined()
    expect(trailingIssue(long, 0.001805)).toBe('offGrid')
  })

  it('stands before the stop-out, beyond which it could never act', () => {
    expect(trailingIssue(long, 0.01808)).toBeUndefined()
    expect(trailingIssue(long, 0.01809)).toBe('beyondStopOut')
    expect(trailingIssue(short, 0.01808)).toBeUndefined()
    expect(trailingIssue(short, 0.01809)).toBe('beyondStopOut')
  })

  it('is proposed at the distances of the stop losses that are', () => {
    expect(trailingProposal(long)).toEqual({
      presets: [
        { move: '0.25', price: 0.00271 },
        { move: '0.50', price: 0.00542 },
        { move: '1.00', price: 0.01085 },
      ],
      proposed: 0.00542,
      nearest: 0.00055,
    })
    expect(trailingProposal(short).proposed).toBe(0.00542)
  })

  it('follows a better price and never moves back', () => {
    expect(trailingStopAt(1.085, 0.0018, 'LONG')).toBe(1.0832)
    const follow = { distance: 0.0018, direction: 'LONG' } as const
    expect(trailedTo(1.0832, follow, 1.0862)).toBe(1.0844)
    expect(trailedTo(1.0844, follow, 1.085)).toBe(1.0844)
    const fall = { distance: 0.0018, direction: 'SHORT' } as const
    expect(trailedTo(1.0868, fall, 1.084)).toBe(1.0858)
    expect(trailedTo(1.0858, fall, 1.087)).toBe(1.0858)
  })
})
