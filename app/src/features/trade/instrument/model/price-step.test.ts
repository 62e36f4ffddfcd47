import { describe, expect, it } from 'vitest'
import { nearestPrice, priceAfterSteps } from './price-step.ts'

const euro = { tickSize: 0.00001, decimals: 5 }
const oil = { tickSize: 0.05, decimals: 2 }

describe('a level moved on the chart', () => {
  it('comes to lie on a price that the instrument can have', () => {
    expect(nearestPrice(euro, 1.082404)).toBe(1.0824)
    expect(nearestPrice(oil, 71.18)).toBe(71.2)
  })

  it('never comes to zero or below', () => {
    expect(nearestPrice(oil, -3)).toBe(0.05)
  })

  it('moves by a pixel of the view with each key, or by the smallest step where that is more', () => {
    expect(priceAfterSteps(euro, 1.082, { steps: 1, perPixel: 0.00012 })).toBe(1.08212)
    expect(priceAfterSteps(euro, 1.082, { steps: -10, perPixel: 0.00012 })).toBe(1.0808)
    expect(priceAfterSteps(oil, 71.2, { steps: -1, perPixel: 0.001 })).toBe(71.15)
  })
})
