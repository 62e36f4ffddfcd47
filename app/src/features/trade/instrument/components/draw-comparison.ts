import { type IChartApi, LineSeries, LineStyle, type UTCTimestamp } from 'lightweight-charts'
import type { TokenColours } from '#ui/figure/token-colours.ts'
import type { Candle } from '../model/candle.ts'

/** How two instruments have moved since the first candle on view, in percent. */
export interface ComparisonReading {
  readonly own: number | undefined
  readonly other: number | undefined
}

/** The second instrument of a drawing. */
export interface ComparisonDrawing {
  /** Shows these candles, as far as the chart has candles of the same time. */
  show(own: readonly Candle[], other: readonly Candle[]): void
  /** The chart's own candles changed at their end. */
  update(own: readonly Candle[], changed: readonly Candle[]): void
  /** The candles of the second instrument changed at their end. */
  follow(changed: readonly Candle[]): void
  /** What both came to at a candle of the chart, counted from the first. */
  at(index: number): ComparisonReading
  recolour(): void
}

/** Draws a second instrument as a line; the scale of the prices turns both into percent. */
export function drawComparison(chart: IChartApi, colours: () => TokenColours): ComparisonDrawing {
  const looks = () => ({ color: colours().warning, lineStyle: LineStyle.Solid })
  const series = chart.addSeries(LineSeries, {
    lineWidth: 2,
    lastValueVisible: true,
    priceLineVisible: false,
    ...looks(),
  })
  let candles: readonly Candle[] = []
  let closes = new Map<number, number>()
  const point = ({ time }: Candle) => {
    const value = closes.get(time)
    return value === undefined ? { time: time as UTCTimestamp } : { time: time as UTCTimestamp, value }
  }

  return {
    show(own, other) {
      candles = own
      closes = new Map(other.map(({ time, close }) => [time, close]))
      series.setData(own.map(point))
    },
    update(own, changed) {
      candles = own
      for (const candle of changed) series.update(point(candle))
    },
    follow(changed) {
      for (const { time, close } of changed) closes.set(time, close)
      const from = changed[0]?.time ?? Number.POSITIVE_INFINITY
      const last = candles.slice(-changed.length - 1).filter(({ time }) => time >= from)
      for (const candle of last) series.update(point(candle))
    },
    at(index) {
      // The scale counts from the first candle on view, however little of it is seen.
      const from = Math.max(0, Math.floor(chart.timeScale().getVisibleLogicalRange()?.from ?? 0))
      const span = candles.slice(from, index + 1)
      return {
        own: changeInPercent(span.map(({ close }) => close)),
        other: changeInPercent(span.map(({ time }) => closes.get(time))),
      }
    },
    recolour: () => series.applyOptions(looks()),
  }
}

/** The change from the first to the last known value, in percent; undefined where nothing is known. */
export function changeInPercent(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined || first === 0) return undefined
  return ((last - first) / first) * 100
}
