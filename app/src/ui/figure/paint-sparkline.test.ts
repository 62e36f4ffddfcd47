import { describe, expect, it } from 'vitest'
import { layOutSparkline } from './paint-sparkline.ts'

const box = { width: 88, height: 26 }

describe('where a line of prices lies', () => {
  it('fills its box, the highest price at the top, with room for the dot', () => {
    const { xOf, yOf } = layOutSparkline({ points: [1, 3, 2], ...box })
    expect([xOf(0), xOf(2)]).toEqual([3, 85])
    expect([yOf(3), yOf(1), yOf(2)]).toEqual([3, 23, 13])
  })

  it('runs through the middle when nothing moved', () => {
    const { yOf } = layOutSparkline({ points: [5, 5], ...box })
    expect(yOf(5)).toBe(13)
  })

  it('is a dot where there is one price only', () => {
    const { xOf, yOf } = layOutSparkline({ points: [5], ...box })
    expect([xOf(0), yOf(5)]).toEqual([3, 13])
  })
})
