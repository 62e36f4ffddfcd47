import type { DrawingKind } from './drawing.ts'

/** A place on the prices, in pixels from the start and the top. */
export interface Pixel {
  readonly x: number
  readonly y: number
}

/** A drawing where it is on the screen. */
export interface PlacedDrawing {
  readonly kind: DrawingKind
  readonly points: readonly Pixel[]
  /** Heights of the levels of a Fibonacci drawing. */
  readonly levels: readonly number[]
}

/** How far a place is from the lines of a drawing, in pixels; the inside of a range is not one of its lines. */
export function distanceTo({ kind, points, levels }: PlacedDrawing, at: Pixel): number {
  const [from, to = from] = points
  if (!from || !to) return Number.POSITIVE_INFINITY
  switch (kind) {
    case 'level':
      return Math.abs(at.y - from.y)
    case 'trend':
      return toSegment(from, to, at)
    case 'range': {
      const [b, d] = [
        { x: to.x, y: from.y },
        { x: from.x, y: to.y },
      ]
      return Math.min(
        toSegment(from, b, at),
        toSegment(b, to, at),
        toSegment(to, d, at),
        toSegment(d, from, at),
      )
    }
    case 'fibonacci':
      return Math.min(
        toSegment(from, to, at),
        ...levels.map((y) => toSegment({ x: from.x, y }, { x: to.x, y }, at)),
      )
  }
}

function toSegment(a: Pixel, b: Pixel, { x, y }: Pixel): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length))
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy)
}
