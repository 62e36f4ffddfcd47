import { z } from 'zod/mini'
import type { PriceGrid } from '#core/instruments/price-grid.ts'
import { nearestPrice } from './price-step.ts'

/** What can be drawn on a chart, in the order it is offered. */
export const drawingKinds = ['trend', 'level', 'range', 'fibonacci'] as const
export type DrawingKind = (typeof drawingKinds)[number]

const point = z.object({
  /** Epoch seconds: the same moment on every period and in every time zone. */
  time: z.int().check(z.positive()),
  price: z.number().check(z.positive()),
})

/** A place on a chart. */
export type DrawingPoint = Readonly<z.infer<typeof point>>

/** A drawing as it is kept. */
export const drawingShape = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    kind: z.enum(drawingKinds),
    points: z.array(point),
    isLocked: z.boolean(),
    isHidden: z.boolean(),
  })
  .check(z.refine(({ kind, points }) => points.length === pointsOf(kind)))

/** Something that the user has drawn on the chart of an instrument. */
export type Drawing = Readonly<z.infer<typeof drawingShape>>

/** How many places a drawing has. */
export const pointsOf = (kind: DrawingKind): number => (kind === 'level' ? 1 : 2)

/** The shares of a move that a Fibonacci drawing marks, from where it ended back to where it began. */
const fibonacciShares = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const

/** The prices that a Fibonacci drawing marks: 0 at the end of the move, 1 at its beginning. */
export function fibonacciLevels({ points }: Pick<Drawing, 'points'>) {
  const [from, to] = points
  if (!from || !to) return []
  return fibonacciShares.map((share) => ({ share, price: to.price + (from.price - to.price) * share }))
}

/** How far a drawing reaches: its change in price, in percent of the first, and in candles of a length. */
export function reachOfDrawing({ points }: Pick<Drawing, 'points'>, candleSeconds: number) {
  const [from, to] = points
  if (!from || !to) return undefined
  const change = to.price - from.price
  return {
    change,
    percent: (change / from.price) * 100,
    candles: Math.round((to.time - from.time) / candleSeconds),
  }
}

/**
 * Moves the points of a drawing, or one of them, to the instrument's price grid.
 *
 * @param moved where each point would be
 */
export function withPoints(drawing: Drawing, grid: PriceGrid, moved: readonly DrawingPoint[]): Drawing {
  const points = moved.map(({ time, price }) => ({
    time: Math.max(1, Math.round(time)),
    price: nearestPrice(grid, price),
  }))
  return { ...drawing, points }
}
