import {
  type IChartApi,
  type ISeriesApi,
  type MouseEventParams,
  PriceScaleMode,
  type SeriesType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import { formatPrice } from '#core/format/figures.ts'
import type { ChartLevel, MovedLevel } from '#features/trade/shared/model/chart-level.ts'
import { chartColours } from '#ui/figure/chart-colours.ts'
import { tokenColours } from '#ui/figure/token-colours.ts'
import { type Candle, changesSince } from '../model/candle.ts'
import type { ChartTools } from '../model/chart-tools.ts'
import type { IndicatorReading } from '../model/indicators/track-indicators.ts'
import type { Period } from '../model/periods.ts'
import { type ChartView, openChart } from './chart-view.ts'
import { type ComparisonReading, drawComparison } from './draw-comparison.ts'
import type { drawIndicators } from './draw-indicators.ts'
import { createLevelLines, type LevelLines, type LevelRoom } from './draw-levels.ts'
import { drawPrices, drawVolumes, type Placeholder } from './draw-prices.ts'

/** What the crosshair is on. */
export interface ChartPoint {
  readonly candle: Candle | undefined
  /** Undefined outside of the prices. */
  readonly price: number | undefined
  /** The distance from the left and the top of the prices, in pixels. */
  readonly x: number
  readonly y: number
  /** Width of the price axis, in pixels. */
  readonly axisWidth: number
}

export interface CandleDrawing {
  readonly chart: IChartApi
  /** The prices. */
  readonly series: ISeriesApi<SeriesType>
  /** The candles that are shown. */
  candles(): readonly Candle[]
  /** Shows these candles; draws only what changed. */
  show(candles: readonly Candle[]): void
  /** Shows a second instrument beside, where the tools ask for one. */
  compare(other: readonly Candle[]): void
  /** Draws these levels as lines, and no others. */
  showLevels(levels: readonly ChartLevel[], moved: MovedLevel | undefined): void
  /** Place of a price, in pixels from the top. */
  yOf(price: number): number | null
  /** The price at so many pixels from the top. */
  priceAt(y: number): number | undefined
  /** What a pixel of the scale stands for, where the prices are. */
  perPixel(): number
  /** Puts the crosshair on a candle, counted from the first, and a price; without one it goes. */
  point(at: { readonly index: number; readonly price: number } | undefined): void
  /** The chart as it is on the screen. */
  picture(): HTMLCanvasElement
  /** Takes the colours of the theme in force. */
  recolour(): void
  /** Whether it is gone: its chart takes nothing any more. */
  isRemoved(): boolean
  remove(): void
}

export interface CandleDrawingOptions {
  decimals: number
  tickSize: number
  period: Period
  /** BCP 47 tag for dates. */
  languageTag: string
  /** What is drawn where there are no candles. */
  placeholder: Placeholder
  onPoint: (point: ChartPoint | undefined) => void
  /** How prices are drawn, and what beside them. */
  tools: ChartTools
  /** Draws the indicators, where the tools have any: its code is not fetched for a chart without them. */
  indicators: typeof drawIndicators | undefined
  /** Whether a second instrument is drawn. */
  isComparing: boolean
  /** Width kept free for the labels of levels. */
  lane: number
  /** Where the user left the chart, if it was shown before. */
  view: ChartView | undefined
  /** Called with the figures of the indicators at the candle under the pointer, else at the last one. */
  onIndicators: (readings: readonly IndicatorReading[]) => void
  onComparison: (reading: ComparisonReading | undefined) => void
  /** Called when the labels of levels have other places. */
  onRoom: (room: LevelRoom) => void
}

/** Draws candles, volumes and the last price into a box, and keeps them up to date. */
export function drawCandles(box: HTMLElement, options: CandleDrawingOptions): CandleDrawing {
  const { decimals, tickSize, period, languageTag, placeholder, tools, isComparing, lane, view } = options
  const { onPoint, onIndicators, onComparison, onRoom } = options
  const priceText = (price: number) => formatPrice(price, decimals)
  let colours = tokenColours()
  let shown: readonly Candle[] = []
  let other: readonly Candle[] = []
  let pointedAt: number | undefined
  let hasLane = false
  let isRemoved = false

  const { chart, leaveRoom } = openChart(box, languageTag, view)
  chart.applyOptions(chartColours(colours))

  const priceFormat = { type: 'custom', minMove: tickSize, formatter: priceText } as const
  const prices = drawPrices(chart, tools.kind, {
    // A figure of the scale gives way to the label of a price.
    priceFormat: {
      ...priceFormat,
      tickmarksFormatter: (figures) => levelLines.figures(figures),
    },
    placeholder,
    // In percent the scale says itself what the price comes to.
    hasLastLabel: isComparing,
    colours: () => colours,
  })
  const volumes = drawVolumes(chart, tools.volume, () => colours)
  const comparison = isComparing ? drawComparison(chart, () => colours) : undefined
  const indicators = options.indicators?.(chart, tools, {
    period,
    price: priceFormat,
    colours: () => colours,
  })
  // The mode is that of the prices alone: an oscillator goes through zero, which has no logarithm and no percentage. It
  // is set last: panes that are made later would begin with it.
  prices.series.priceScale().applyOptions({
    mode: isComparing
      ? PriceScaleMode.Percentage
      : tools.isLogarithmic
        ? PriceScaleMode.Logarithmic
        : PriceScaleMode.Normal,
    scaleMargins: { top: 0.08, bottom: tools.volume === 'behind' ? 0.22 : 0.08 },
  })
  const levelLines: LevelLines = createLevelLines(chart, prices.series, {
    colours: () => colours,
    priceText,
    lane,
    count: () => shown.length,
    last: () => (isComparing ? undefined : shown.at(-1)?.close),
    onRoom,
  })

  chart.subscribeCrosshairMove(({ time, point, paneIndex }: MouseEventParams<Time>) => {
    const at = time === undefined ? -1 : indexOf(shown, time as number)
    pointedAt = at < 0 ? undefined : at
    const isOnPrices = point !== undefined && (paneIndex ?? 0) === 0
    const price = isOnPrices ? (prices.series.coordinateToPrice(point.y) ?? undefined) : undefined
    const axisWidth = chart.priceScale('right').width()
    onPoint(point && { candle: shown[at], price, x: point.x, y: point.y, axisWidth })
    tellFigures()
  })
  function tellFigures() {
    const at = pointedAt ?? shown.length - 1
    onIndicators(indicators?.at(at) ?? [])
    onComparison(comparison?.at(at))
  }

  /** Scrolls no further than it takes to bring a candle into view. */
  function scrollTo(index: number) {
    const range = chart.timeScale().getVisibleLogicalRange()
    if (!range) return
    const by = Math.min(0, index - 1 - range.from) || Math.max(0, index + 1 - range.to)
    if (by !== 0) chart.timeScale().setVisibleLogicalRange({ from: range.from + by, to: range.to + by })
  }

  function setAll() {
    prices.setAll(shown)
    volumes.setAll(shown)
  }

  return {
    chart,
    series: prices.series,
    candles: () => shown,
    show(next) {
      const changes = changesSince(shown, next)
      const range = chart.timeScale().getVisibleLogicalRange()
      shown = next
      if (changes.kind === 'tail') {
        for (const candle of changes.candles) {
          prices.update(candle)
          volumes.update(candle)
        }
      } else {
        setAll()
        // Candles put in front push the others on: what was seen stays in view.
        if (range && changes.prepended > 0) {
          chart.timeScale().setVisibleLogicalRange({
            from: range.from + changes.prepended,
            to: range.to + changes.prepended,
          })
        }
      }
      indicators?.show(next, changes)
      if (changes.kind === 'tail') comparison?.update(next, changes.candles)
      else comparison?.show(next, other)
      tellFigures()
    },
    compare(next) {
      const changes = changesSince(other, next)
      other = next
      if (changes.kind === 'tail') comparison?.follow(changes.candles)
      else comparison?.show(shown, other)
      tellFigures()
    },
    showLevels(levels, moved) {
      // Only when it comes or goes: setting the offset takes a chart that was scrolled back to its end.
      if (hasLane !== levels.length > 0) {
        hasLane = !hasLane
        leaveRoom(hasLane ? lane : undefined)
      }
      levelLines.show(levels, moved)
    },
    yOf: (price) => prices.series.priceToCoordinate(price),
    priceAt: (y) => prices.series.coordinateToPrice(y) ?? undefined,
    perPixel() {
      const { height } = chart.paneSize()
      const top = prices.series.coordinateToPrice(0) ?? 0
      const bottom = prices.series.coordinateToPrice(height) ?? 0
      return Math.abs(top - bottom) / Math.max(1, height)
    },
    point(at) {
      const candle = at && shown[at.index]
      if (!candle) return chart.clearCrosshairPosition()
      scrollTo(at.index)
      chart.setCrosshairPosition(at.price, candle.time as UTCTimestamp, prices.series)
    },
    picture: () => chart.takeScreenshot(true),
    recolour() {
      colours = tokenColours()
      chart.applyOptions(chartColours(colours))
      prices.recolour()
      indicators?.recolour()
      comparison?.recolour()
      levelLines.recolour()
      setAll()
    },
    isRemoved: () => isRemoved,
    remove() {
      isRemoved = true
      levelLines.stop()
      chart.remove()
    },
  }
}

/** Place of the candle of a time among candles in order of time. */
function indexOf(candles: readonly Candle[], time: number): number {
  let low = 0
  let high = candles.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const at = candles[middle]?.time ?? 0
    if (at === time) return middle
    if (at < time) low = middle + 1
    else high = middle - 1
  }
  return -1
}
