import type {
  IChartApi,
  IPrimitivePaneRenderer,
  ISeriesApi,
  ISeriesPrimitive,
  ISeriesPrimitiveAxisView,
  Logical,
  SeriesType,
  Time,
} from 'lightweight-charts'
import type { ChartLevel, MovedLevel } from '#features/trade/shared/model/chart-level.ts'
import type { TokenColours } from '#ui/figure/token-colours.ts'
import { spread } from '../model/place-labels.ts'

/** What decides where labels of levels go: they are placed anew when any of it changes. */
interface LevelMeasures {
  /** Width of the price axis and height of the prices, in pixels. */
  readonly axisWidth: number
  readonly height: number
  /** Whether the newest candle leaves the lane for labels free. */
  readonly isLaneFree: boolean
  /** The highest and the lowest price on show. */
  readonly top: number
  readonly bottom: number
}

/** Where labels of levels go. */
export interface LevelRoom extends LevelMeasures {
  /** Place of a price, in pixels from the top; null while there is no scale. */
  yOf(price: number): number | null
}

/** Lines across the chart. */
export interface LevelLines {
  show(levels: readonly ChartLevel[], moved: MovedLevel | undefined): void
  recolour(): void
  /** The figures of the scale as they are written: none where a label of a price lies over one. */
  figures(prices: readonly number[]): string[]
  stop(): void
}

export interface LevelLinesOptions {
  colours: () => TokenColours
  priceText: (price: number) => string
  /** Width kept free for labels to the right of the newest candle. */
  lane: number
  /** How many candles are shown. */
  count: () => number
  /** The last price, which has a label on the axis, too. */
  last: () => number | undefined
  onRoom: (room: LevelRoom) => void
}

/** A label on the axis, with the place that it was given there. */
interface AxisView extends ISeriesPrimitiveAxisView {
  place: number | undefined
  readonly price: () => number | undefined
}

interface Line {
  readonly price: number
  readonly isMoved: boolean
  readonly kind: ChartLevel['kind']
}

const DASH = [2, 3]
/** Height of a label on the axis, and of a figure beside it, in pixels. */
const AXIS_LABEL = 17
const AXIS_FIGURE = 11
/** The dashes of an order that waits for its price. */
const LONG_DASH = [8, 5]

/** Draws levels as thin lines behind the candles, with their prices on the axis. */
export function createLevelLines(
  chart: IChartApi,
  series: ISeriesApi<SeriesType>,
  { colours, priceText, lane, count, last, onRoom }: LevelLinesOptions,
): LevelLines {
  let lines: readonly Line[] = []
  let axisViews: readonly AxisView[] = []
  let frame = 0
  let told: LevelMeasures | undefined
  let requestUpdate = () => {}
  /** What the scale has written, and whether that was left out. */
  let figures: readonly { readonly price: number; readonly isCovered: boolean }[] = []
  const yOf = (price: number) => series.priceToCoordinate(price) ?? -100

  const look = () => {
    // The scale keeps its figures as they were written, until its options are set.
    if (figures.some((figure) => figure.isCovered !== isCovered(figure.price))) {
      series.priceScale().applyOptions({})
      requestUpdate()
    }
    const { height } = chart.paneSize()
    const last = chart.timeScale().logicalToCoordinate((count() - 1) as Logical)
    const room: LevelMeasures = {
      axisWidth: chart.priceScale('right').width(),
      height,
      isLaneFree: last === null || last <= chart.timeScale().width() - lane,
      top: series.coordinateToPrice(0) ?? 0,
      bottom: series.coordinateToPrice(height) ?? 0,
    }
    const isKnown =
      told !== undefined &&
      Object.entries(room).every(([key, value]) => told?.[key as keyof LevelMeasures] === value)
    if (isKnown) return
    told = room
    onRoom({ ...room, yOf: (price) => series.priceToCoordinate(price) })
  }
  const lookLater = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const lastPriceView = axisView(() => last(), {
    text: () => colours().page,
    back: () => colours().text,
  })
  /** Gives each label on the axis a place of its own; the last price stays at its line while it can. */
  function placeAxisLabels() {
    const { height } = chart.paneSize()
    const inView = [...axisViews, lastPriceView]
      .flatMap((view) => {
        const price = view.price()
        const y = price === undefined ? null : series.priceToCoordinate(price)
        view.place = undefined
        return y === null || y < 0 || y > height ? [] : [{ view, y }]
      })
      .toSorted((a, b) => a.y - b.y)
    const fixed = inView.findIndex(({ view }) => view === lastPriceView)
    const places = spread(
      inView.map(({ y }) => y),
      { height, gap: AXIS_LABEL },
      Math.max(0, fixed),
    )
    for (const [index, { view }] of inView.entries()) view.place = places[index]
  }
  function isCovered(price: number): boolean {
    const y = series.priceToCoordinate(price)
    if (y === null) return false
    return [...axisViews, lastPriceView].some(
      ({ place }) => place !== undefined && Math.abs(place - y) < (AXIS_LABEL + AXIS_FIGURE) / 2,
    )
  }
  function axisView(price: () => number | undefined, colour: { text: () => string; back: () => string }) {
    const view: AxisView = {
      place: undefined,
      price,
      visible: () => view.place !== undefined,
      coordinate: () => view.place ?? -100,
      fixedCoordinate: () => view.place,
      text: () => priceText(price() ?? 0),
      textColor: colour.text,
      backColor: colour.back,
    }
    return view
  }
  const renderer: IPrimitivePaneRenderer = {
    draw(target) {
      // biome-ignore lint/correctness/useHookAtTopLevel: a method of the chart's canvas, no hook of React
      target.useBitmapCoordinateSpace(({ context, bitmapSize, verticalPixelRatio }) => {
        const { muted, accent } = colours()
        for (const { price, isMoved, kind } of lines) {
          const waits = kind === 'waiting'
          const y = Math.round(yOf(price) * verticalPixelRatio) + 0.5
          context.beginPath()
          context.setLineDash(
            isMoved ? [] : (waits ? LONG_DASH : DASH).map((length) => length * verticalPixelRatio),
          )
          context.strokeStyle = isMoved || waits ? accent : muted
          context.lineWidth = Math.max(1, Math.floor(verticalPixelRatio))
          context.moveTo(0, y)
          context.lineTo(bitmapSize.width, y)
          context.stroke()
        }
      })
    },
  }
  // Under everything: a line never hides a candle.
  const views = [{ zOrder: () => 'bottom' as const, renderer: () => renderer }]
  const primitive: ISeriesPrimitive<Time> = {
    attached(parameters) {
      requestUpdate = parameters.requestUpdate
    },
    updateAllViews() {
      placeAxisLabels()
      lookLater()
    },
    paneViews: () => views,
    priceAxisViews: () => [...axisViews, lastPriceView],
  }
  series.attachPrimitive(primitive)

  return {
    show(levels, moved) {
      const all = levels.map(({ id, price, kind }): Line => {
        const isMoved = moved?.id === id
        return { price: isMoved ? moved.price : price, isMoved, kind }
      })
      // One line for each price; the one that is moved comes last, over the others.
      const byPrice = new Map(all.map((line) => [`${line.isMoved} ${line.price}`, line]))
      lines = [...byPrice.values()].toSorted((a, b) => Number(a.isMoved) - Number(b.isMoved))
      axisViews = lines.map(({ price, isMoved, kind }) =>
        axisView(() => price, {
          text: () => colours().surface,
          back: () => (isMoved || kind === 'waiting' ? colours().accent : colours().muted),
        }),
      )
      requestUpdate()
      lookLater()
    },
    recolour: () => requestUpdate(),
    figures(prices) {
      figures = prices.map((price) => ({ price, isCovered: isCovered(price) }))
      return figures.map((figure) => (figure.isCovered ? '' : priceText(figure.price)))
    },
    stop: () => cancelAnimationFrame(frame),
  }
}
