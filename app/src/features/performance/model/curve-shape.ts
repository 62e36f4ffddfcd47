import type { components } from '@swx/sdk'
import { subtractDecimals } from '@swx/sdk/money'
import { roundGrid } from '#core/profit/round-grid.ts'

/** Profit and loss over a span. */
export type Performance = components['schemas']['Performance']
type Point = components['schemas']['PerformancePoint']

/** A point of the drawing: parts of its width and height, 0 to 1, from the lower start corner. */
export interface CurvePoint {
  readonly x: number
  /** Where the equity is. */
  readonly y: number
  /** Where the money put in is. */
  readonly base: number
  readonly point: Point
}

/** A moment that money came or went. */
export interface Flow {
  readonly x: number
  readonly y: number
  /** Tells it from others at the same moment. */
  readonly key: string
  /** What came, negative for what went, USD. */
  readonly amount: string
}

/** Equity against the money put in, as it is drawn. */
export interface CurveShape {
  readonly points: readonly CurvePoint[]
  readonly flows: readonly Flow[]
  /** Round values that the drawing marks, from the lowest up. */
  readonly grid: readonly { readonly value: number; readonly y: number }[]
  readonly decimals: number
  /** Epoch ms. */
  readonly start: number
  readonly end: number
}

const isNothing = ({ equity, invested }: Point) => Number(equity) === 0 && Number(invested) === 0

/** Works out the drawing. Only what is drawn is a float; every figure shown is the server's. */
export function curveShape({ curve }: Pick<Performance, 'curve'>): CurveShape {
  // Before the first money there is nothing to see, and it would press the rest flat.
  const first = curve.findIndex((point) => !isNothing(point))
  const shown = first > 0 ? curve.slice(first) : curve
  const values = shown.flatMap(({ equity, invested }) => [Number(equity), Number(invested)])
  const marks = roundGrid(Math.min(...values, values[0] ?? 0), Math.max(...values, values[0] ?? 0))
  const [bottom = 0, top = 0] = [marks[0], marks.at(-1)]
  const yOf = (value: number) => (top === bottom ? 0.5 : (value - bottom) / (top - bottom))
  const start = Date.parse(shown[0]?.at ?? '')
  const end = Date.parse(shown.at(-1)?.at ?? '')
  const points = shown.map((point) => ({
    x: end === start ? 0 : (Date.parse(point.at) - start) / (end - start),
    y: yOf(Number(point.equity)),
    base: yOf(Number(point.invested)),
    point,
  }))
  const flows = points.flatMap(({ x, base, point }, index) => {
    const before = index === 0 && first > 0 ? '0.00' : points[index - 1]?.point.invested
    const amount = before === undefined ? '0' : subtractDecimals(point.invested, before)
    return Number(amount) === 0 ? [] : [{ x, y: base, key: `${point.at} ${point.invested}`, amount }]
  })
  return {
    points,
    flows,
    grid: marks.map((value) => ({ value, y: yOf(value) })),
    decimals: marks.every(Number.isInteger) ? 0 : 2,
    start,
    end,
  }
}
