import { roundGrid } from '#core/profit/round-grid.ts'
import type { ProfitCurve, ProfitSlice } from './profit-curve.ts'

/** What of a curve is drawn. */
export interface DrawnCurve extends Pick<ProfitCurve, 'start' | 'end'> {
  readonly slices: readonly Pick<ProfitSlice, 'to' | 'total'>[]
}

/** A point of the drawing: parts of its width and height, 0 to 1, from the lower start corner. */
export interface ShapePoint {
  readonly x: number
  readonly y: number
  /** Epoch ms. */
  readonly time: number
  /** Gained or lost since the span began, USD. */
  readonly total: string
}

/** Profit and loss as it is drawn. */
export interface ProfitShape {
  /** The points from the begin of the span, where nothing is gained or lost yet, to its end. */
  readonly points: readonly ShapePoint[]
  /** Where nothing is gained or lost. */
  readonly zero: number
  /** Round values that the drawing marks, from the lowest up. */
  readonly grid: readonly { readonly value: number; readonly y: number }[]
  /** How many decimals the values of the grid are written with. */
  readonly decimals: number
}

/** Works out the drawing. Only what is drawn is a float; every figure shown is that of the curve. */
export function profitShape({ start, end, slices }: DrawnCurve): ProfitShape {
  const rows = [{ time: start, total: '0.00' }, ...slices.map(({ to, total }) => ({ time: to, total }))]
  const totals = rows.map(({ total }) => Number(total))
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)]
  const values = roundGrid(lowest, highest)
  const [bottom = 0, top = 0] = [values[0], values.at(-1)]
  const yOf = (value: number) => (top === bottom ? 0.5 : (value - bottom) / (top - bottom))
  return {
    points: rows.map((row) => ({
      ...row,
      x: end === start ? 0 : (row.time - start) / (end - start),
      y: yOf(Number(row.total)),
    })),
    zero: yOf(0),
    grid: values.map((value) => ({ value, y: yOf(value) })),
    decimals: values.every(Number.isInteger) ? 0 : 2,
  }
}

/** The point that holds at a part of the width: the last one up to there. */
export const pointAt = (points: readonly ShapePoint[], x: number): ShapePoint | undefined =>
  points.findLast((point) => point.x <= x) ?? points[0]
