import type { TokenColours } from './token-colours.ts'

export interface SparklinePicture {
  readonly points: readonly number[]
  readonly tone: 'up' | 'down'
  /** What the tone compares with; its dotted line is drawn where it lies within the picture. */
  readonly baseline?: number | undefined
  /** `area` adds hairlines and a tint below the line. */
  readonly variant: 'line' | 'area'
  readonly width: number
  readonly height: number
}

const DOT = 2.5

/** Where the points lie: oldest at the start edge, room for the dot on every side. Charts run left to right always. */
export function layOutSparkline({
  points,
  width,
  height,
}: Pick<SparklinePicture, 'points' | 'width' | 'height'>) {
  const inset = DOT + 0.5
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const point of points) {
    if (point < low) low = point
    if (point > high) high = point
  }
  const span = high - low
  const step = points.length > 1 ? (width - 2 * inset) / (points.length - 1) : 0
  return {
    xOf: (index: number) => inset + index * step,
    // A line that never moved runs through the middle.
    yOf: (value: number) =>
      span === 0 ? height / 2 : inset + ((high - value) / span) * (height - 2 * inset),
  }
}

/** Draws recent prices: a dotted line at what they are compared with, the line itself, and a dot at its end. */
export function paintSparkline(
  context: CanvasRenderingContext2D,
  picture: SparklinePicture,
  colours: TokenColours,
): void {
  const { points, tone, variant, width, height } = picture
  const { baseline } = picture
  const last = points.at(-1)
  context.clearRect(0, 0, width, height)
  if (last === undefined) return
  const { xOf, yOf } = layOutSparkline(picture)
  const colour = colours[tone]

  if (variant === 'area') {
    context.strokeStyle = colours.line
    context.lineWidth = 1
    context.beginPath()
    for (const y of [0.5, Math.round(height / 2) + 0.5, height - 0.5]) {
      context.moveTo(0, y)
      context.lineTo(width, y)
    }
    context.stroke()
  }

  context.beginPath()
  points.forEach((point, index) => {
    if (index === 0) context.moveTo(xOf(0), yOf(point))
    else context.lineTo(xOf(index), yOf(point))
  })
  context.strokeStyle = colour
  context.lineWidth = variant === 'area' ? 1.6 : 1.4
  context.lineJoin = 'round'
  context.stroke()

  if (variant === 'area') {
    context.lineTo(xOf(points.length - 1), height)
    context.lineTo(xOf(0), height)
    context.globalAlpha = 0.07
    context.fillStyle = colour
    context.fill()
    context.globalAlpha = 1
  }

  const y = baseline === undefined ? Number.NaN : yOf(baseline)
  if (y >= 0 && y <= height) {
    context.beginPath()
    context.setLineDash([1, 3])
    context.strokeStyle = colours.lineStrong
    context.lineWidth = 1
    context.moveTo(0, y)
    context.lineTo(width, y)
    context.stroke()
    context.setLineDash([])
  }

  context.beginPath()
  context.arc(xOf(points.length - 1), yOf(last), DOT, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
  context.strokeStyle = colours.surface
  context.stroke()
}
