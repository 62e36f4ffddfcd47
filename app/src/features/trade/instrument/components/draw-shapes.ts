import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  ISeriesPrimitiveAxisView,
  Logical,
  Time,
} from 'lightweight-charts'
import { formatPercent, formatPrice, formatRate, formatSigned } from '#core/format/figures.ts'
import { onTokenColours, type TokenColours, tokenColours } from '#ui/figure/token-colours.ts'
import { type Drawing, type DrawingPoint, fibonacciLevels, reachOfDrawing } from '../model/drawing.ts'
import { distanceTo, type Pixel, type PlacedDrawing } from '../model/drawing-outline.ts'
import { placeOf, timeAt } from '../model/time-places.ts'
import type { CandleDrawing } from './draw-candles.ts'

/** What the user has drawn, on a chart. */
export interface DrawnShapes {
  /** Draws these and no others; the selected one is marked. */
  show(drawings: readonly Drawing[], selected: string | undefined): void
  /** The drawing that lies so near to a place, in pixels; the one drawn last, where there are several. */
  hit(at: Pixel, slack: number): Drawing | undefined
  /** Where a point is, in pixels from the start and the top of the prices; undefined while there is no scale. */
  pixelOf(point: DrawingPoint): Pixel | undefined
  /** The point at a place: of the nearest candle, at any price. */
  pointAt(at: Pixel): DrawingPoint | undefined
  /** The moment so many candles after another, or before it for a negative number. */
  timeAfter(time: number, candles: number): number
  stop(): void
}

interface DrawnShapesOptions {
  /** Decimals of the instrument's prices. */
  decimals: number
  /** Seconds from one candle to the next. */
  step: number
  /** Called on the frame after the view has moved. */
  onView: () => void
}

/** Draws what the user has drawn over the candles of a chart. */
export function drawShapes(
  { chart, series, candles, isRemoved }: CandleDrawing,
  { decimals, step, onView }: DrawnShapesOptions,
): DrawnShapes {
  let drawings: readonly Drawing[] = []
  /** What stands beside the lines of each: written anew when it changes, not in each frame. */
  let texts = new Map<Drawing, readonly string[]>()
  let selected: string | undefined
  let colours = tokenColours()
  let requestUpdate = () => {}
  let frame = 0
  let axisViews: readonly ISeriesPrimitiveAxisView[] = []
  const font = `11px ${chart.options().layout.fontFamily}`

  const pixelOf = ({ time, price }: DrawingPoint): Pixel | undefined => {
    const timeScale = chart.timeScale()
    const y = series.priceToCoordinate(price)
    const x = timeScale.logicalToCoordinate(placeOf(candles(), time, step) as Logical)
    return x === null || y === null ? undefined : { x, y }
  }
  const placed = (drawing: Drawing): PlacedDrawing | undefined => {
    const points = drawing.points.flatMap((point) => pixelOf(point) ?? [])
    if (points.length < drawing.points.length) return undefined
    const levels =
      drawing.kind === 'fibonacci'
        ? fibonacciLevels(drawing).map(({ price }) => series.priceToCoordinate(price) ?? 0)
        : []
    return { kind: drawing.kind, points, levels }
  }

  const renderer: IPrimitivePaneRenderer = {
    draw(target) {
      // biome-ignore lint/correctness/useHookAtTopLevel: a method of the chart's canvas, no hook of React
      target.useMediaCoordinateSpace(({ context, mediaSize }) => {
        context.font = font
        context.textBaseline = 'bottom'
        context.lineJoin = 'round'
        for (const drawing of drawings) {
          const at = drawing.isHidden ? undefined : placed(drawing)
          if (!at || isOutside(at, mediaSize.width)) continue
          const isSelected = drawing.id === selected
          context.strokeStyle = colours.accent
          context.lineWidth = isSelected ? 2 : 1.25
          drawOne(context, at, texts.get(drawing) ?? [], { width: mediaSize.width, colours })
        }
      })
    },
  }
  const views = [{ zOrder: () => 'normal' as const, renderer: () => renderer }]
  const primitive: ISeriesPrimitive<Time> = {
    attached(parameters) {
      requestUpdate = parameters.requestUpdate
    },
    updateAllViews() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(onView)
    },
    paneViews: () => views,
    priceAxisViews: () => axisViews,
    hitTest(x, y) {
      const found = hit({ x, y }, HOVER)
      return found ? { externalId: found.id, cursorStyle: 'pointer', zOrder: 'normal' } : null
    },
  }
  const hit = (at: Pixel, slack: number) =>
    drawings.findLast((drawing) => {
      const outline = drawing.isHidden ? undefined : placed(drawing)
      return outline !== undefined && distanceTo(outline, at) <= slack
    })
  const stopColours = onTokenColours(() => {
    colours = tokenColours()
    requestUpdate()
  })
  series.attachPrimitive(primitive)

  return {
    show(next, nowSelected) {
      if (isRemoved()) return
      drawings = next
      texts = new Map(next.map((each) => [each, texts.get(each) ?? textsOf(each, decimals, step)]))
      selected = nowSelected
      axisViews = drawings
        .filter(({ kind, isHidden }) => kind === 'level' && !isHidden)
        .flatMap(({ points: [point] }) => (point ? axisView(point.price) : []))
      requestUpdate()
    },
    hit,
    pixelOf,
    pointAt({ x, y }) {
      const timeScale = chart.timeScale()
      const price = series.coordinateToPrice(y)
      const first = timeScale.logicalToCoordinate(0 as Logical)
      if (price === null || first === null || candles().length === 0) return undefined
      const place = Math.round((x - first) / timeScale.options().barSpacing)
      return { time: timeAt(candles(), place, step), price }
    },
    timeAfter: (time, by) => timeAt(candles(), placeOf(candles(), time, step) + by, step),
    stop() {
      stopColours()
      cancelAnimationFrame(frame)
      // A page that goes removes its chart before what is drawn on it.
      if (!isRemoved()) series.detachPrimitive(primitive)
    },
  }

  function axisView(price: number): ISeriesPrimitiveAxisView {
    return {
      coordinate: () => series.priceToCoordinate(price) ?? -100,
      text: () => formatPrice(price, decimals),
      textColor: () => colours.surface,
      backColor: () => colours.accent,
    }
  }
}

/** Where a press is in an element, from its left and its top; a chart runs from left to right in every language. */
export function placeIn(
  area: HTMLElement,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): Pixel {
  const { x, y } = area.getBoundingClientRect()
  return { x: clientX - x, y: clientY - y }
}

/** How near the pointer comes before a drawing shows that it can be taken, in pixels. */
const HOVER = 5

/** Levels reach over the whole width; the others are left out when they are beside the view. */
function isOutside({ kind, points }: PlacedDrawing, width: number): boolean {
  if (kind === 'level') return false
  const xs = points.map(({ x }) => x)
  return Math.max(...xs) < -LABEL_ROOM || Math.min(...xs) > width
}

/** What stands beside the lines of a drawing. */
function textsOf(drawing: Drawing, decimals: number, step: number): readonly string[] {
  if (drawing.kind === 'fibonacci')
    return fibonacciLevels(drawing).map(
      ({ share, price }) => `${formatRate(share, 1)}  ${formatPrice(price, decimals)}`,
    )
  const reach = drawing.kind === 'range' ? reachOfDrawing(drawing, step) : undefined
  return reach ? [`${formatSigned(reach.change, decimals)} (${formatPercent(reach.percent)})`] : []
}

/** A text never stands further than this from its drawing. */
const LABEL_ROOM = 140
const FILL_ALPHA = '1a'
const GROUND_ALPHA = 'c0'
/** The size of a line and of a digit in the font of a chart, in pixels; all digits are equally wide. */
const TEXT_HEIGHT = 13
const TEXT_WIDTH = 6

interface Ground {
  readonly width: number
  readonly colours: TokenColours
}

function drawOne(
  context: CanvasRenderingContext2D,
  { kind, points, levels }: PlacedDrawing,
  texts: readonly string[],
  { width, colours }: Ground,
): void {
  const [from, to = from] = points
  if (!from || !to) return
  const line = (a: Pixel, b: Pixel) => {
    context.beginPath()
    context.moveTo(a.x, a.y)
    context.lineTo(b.x, b.y)
    context.stroke()
  }
  /** Readable over candles: the text stands on the ground of the chart. */
  const write = (text: string | undefined, x: number, y: number) => {
    if (text === undefined) return
    context.fillStyle = `${colours.surface}${GROUND_ALPHA}`
    context.fillRect(x - 2, y - TEXT_HEIGHT + 1, text.length * TEXT_WIDTH + 4, TEXT_HEIGHT)
    context.fillStyle = colours.text
    context.fillText(text, x, y)
  }
  const [start, end] = from.x < to.x ? [from.x, to.x] : [to.x, from.x]
  const top = Math.min(from.y, to.y)
  switch (kind) {
    case 'level':
      line({ x: 0, y: from.y }, { x: width, y: from.y })
      break
    case 'trend':
      line(from, to)
      break
    case 'range':
      context.fillStyle = `${colours.accent}${FILL_ALPHA}`
      context.fillRect(start, top, end - start, Math.abs(to.y - from.y))
      context.strokeRect(start, top, end - start, Math.abs(to.y - from.y))
      write(texts[0], start + 4, top - 2)
      break
    case 'fibonacci':
      context.save()
      context.setLineDash([4, 4])
      line(from, to)
      context.restore()
      for (const y of levels) line({ x: start, y }, { x: end, y })
      // Where levels lie close together not each of them has room for its text.
      levels.reduce((written, y, at) => {
        if (Math.abs(y - written) < TEXT_HEIGHT) return written
        write(texts[at], start + 4, y - 1)
        return y
      }, Number.POSITIVE_INFINITY)
  }
}
