import { describe, expect, it } from 'vitest'
import { changeInPercent } from './draw-comparison.ts'

describe('instruments compared on one chart', () => {
  it('are shown by their change since the first candle on view', () => {
    expect(changeInPercent([50_000, 51_000, 52_500])).toBe(5)
    expect(changeInPercent([2_750, 2_475])).toBe(-10)
  })

  it('start where the second one has its first price, and show nothing without one', () => {
    expect(changeInPercent([undefined, 200, undefined, 210])).toBe(5)
    expect(changeInPercent([undefined, undefined])).toBeUndefined()
    expect(changeInPercent([])).toBeUndefined()
  })
})
