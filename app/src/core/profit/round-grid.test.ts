import { describe, expect, it } from 'vitest'
import { roundGrid } from './round-grid.ts'

describe('the round values of a drawing', () => {
  it.each([
    { lowest: -85, highest: 12, values: [-100, -75, -50, -25, 0, 25] },
    { lowest: 0, highest: 1, values: [0, 0.25, 0.5, 0.75, 1] },
  ])('are three to six that hold $lowest to $highest', ({ lowest, highest, values }) => {
    expect(roundGrid(lowest, highest)).toEqual(values)
  })

  it('are never closer than a cent, so that no two of them read alike', () => {
    expect(roundGrid(-0.01, 0)).toEqual([-0.01, 0])
    const labels = roundGrid(99_999.97, 100_000).map((value) => value.toFixed(2))
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('are whole cents', () => {
    expect(roundGrid(0, 0.1).map((value) => value.toFixed(3))).toEqual(['0.000', '0.050', '0.100'])
  })

  it('are the one value where it is all of the range', () => {
    expect(roundGrid(5, 5)).toEqual([5])
  })
})
