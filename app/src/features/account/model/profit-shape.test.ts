import { describe, expect, it } from 'vitest'
import { type DrawnCurve, pointAt, profitShape } from './profit-shape.ts'

const curve = (...totals: readonly string[]): DrawnCurve => ({
  start: 0,
  end: totals.length,
  slices: totals.map((total, at) => ({ to: at + 1, total })),
})

describe('the drawing of profit and loss', () => {
  it('begins with nothing at its start, and has its points by their time', () => {
    const { points, zero } = profitShape(curve('10.00', '-10.00', '0.00', '20.00'))
    expect(points.map(({ x }) => x)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(points[0]).toMatchObject({ total: '0.00', y: zero })
    expect(points[3]?.y).toBe(zero)
  })

  it.each([
    [['22.79'], [0, 10, 20, 30], 0],
    [['-30.00', '190.00'], [-100, 0, 100, 200], 0],
    [['0.40', '-0.10'], [-0.2, 0, 0.2, 0.4], 2],
    [['0.00', '0.00'], [0], 0],
    [['-5.00'], [-6, -4, -2, 0], 0],
    [['9.00'], [0, 2.5, 5, 7.5, 10], 2],
  ])('of %s has a grid of round values that holds all of it: %s', (totals, values, decimals) => {
    const { grid, points, ...shape } = profitShape(curve(...totals))
    expect(grid.map(({ value }) => Number(value.toFixed(2)))).toEqual(values)
    expect(shape.decimals).toBe(decimals)
    expect(points.every(({ y }) => y >= 0 && y <= 1)).toBe(true)
  })

  it('names the profit that holds where the user points: that of the last booking until there', () => {
    const { points } = profitShape(curve('1.00', '2.00'))
    expect(pointAt(points, 1.2)?.total).toBe('2.00')
    expect(pointAt(points, 0.8)?.total).toBe('1.00')
    expect(pointAt(points, 0.4)?.total).toBe('0.00')
    expect(pointAt(points, -1)?.total).toBe('0.00')
  })
})
