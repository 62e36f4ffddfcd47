import { describe, expect, it } from 'vitest'
import { type Drawing, fibonacciLevels, reachOfDrawing, withPoints } from './drawing.ts'
import { distanceTo } from './drawing-outline.ts'

const drawing = (kind: Drawing['kind'], ...points: readonly (readonly [number, number])[]): Drawing => ({
  id: '1',
  kind,
  points: points.map(([time, price]) => ({ time, price })),
  isLocked: false,
  isHidden: false,
})

describe('a drawing', () => {
  it('marks the shares of a move, from where it ended back to where it began', () => {
    const levels = fibonacciLevels(drawing('fibonacci', [0, 100], [900, 200]))
    expect(levels.map(({ price }) => Number(price.toFixed(1)))).toEqual([
      200, 176.4, 161.8, 150, 138.2, 121.4, 100,
    ])
  })

  it('tells how far a range reaches', () => {
    expect(reachOfDrawing(drawing('range', [900, 200], [4_500, 190]), 900)).toEqual({
      change: -10,
      percent: -5,
      candles: 4,
    })
  })

  it('lies on the prices that its instrument has, above zero', () => {
    const grid = { tickSize: 0.05, decimals: 2 }
    const moved = withPoints(drawing('trend', [1, 1], [2, 2]), grid, [
      { time: 10.4, price: 1.237 },
      { time: -3, price: -8 },
    ])
    expect(moved.points).toEqual([
      { time: 10, price: 1.25 },
      { time: 1, price: 0.05 },
    ])
  })

  it('is taken by its lines, not by the candles inside of it', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
    ]
    const inside = { x: 50, y: 30 }
    expect(distanceTo({ kind: 'range', points, levels: [] }, inside)).toBe(30)
    expect(distanceTo({ kind: 'trend', points, levels: [] }, inside)).toBeCloseTo(14.142, 3)
    expect(distanceTo({ kind: 'level', points: points.slice(0, 1), levels: [] }, inside)).toBe(30)
    expect(distanceTo({ kind: 'fibonacci', points, levels: [0, 38, 100] }, inside)).toBe(8)
    // Beyond its end a line is not there.
    expect(distanceTo({ kind: 'trend', points, levels: [] }, { x: 200, y: 100 })).toBe(100)
  })
})
