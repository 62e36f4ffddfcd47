import {
  type AutoscaleInfoProvider,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type PriceFormatCustom,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { TokenColours } from '#ui/figure/token-colours.ts'
import type { Candle, CandleChanges } from '../model/candle.ts'
import type { ChartTools } from '../model/chart-tools.ts'
import { type IndicatorKind, kindOf, type LineLook } from '../model/indicator-kinds.ts'
import type { IndicatorValues } from '../model/indicators/indicator.ts'
import {
  type IndicatorReading,
  type IndicatorTrack,
  trackIndicators,
} from '../model/indicators/track-indicators.ts'
import type { Period } from '../model/periods.ts'
import { colourOf, styleOf } from './line-looks.ts'

/** The indicators of a drawing. */
export interface IndicatorLines {
  show(candles: readonly Candle[], changes: CandleChanges): void
  /** The figures at a candle, counted from the first. */
  at(index: number): readonly IndicatorReading[]
  recolour(): void
}

interface Line {
  readonly name: string
  readonly look: LineLook
  readonly series: ISeriesApi<SeriesType>
}

interface Drawn {
  readonly track: IndicatorTrack
  readonly lines: readonly Line[]
}

interface IndicatorOptions {
  period: Period
  /** How prices are written. */
  price: PriceFormatCustom
  colours: () => TokenColours
}

/** The prices take three times the height of a pane below them. */
const PRICE_STRETCH = 3
/** An index from 0 to 100: 70 on the axis, 40.8 beside a line. */
const index: PriceFormatCustom = {
  type: 'custom',
  minMove: 0.1,
  formatter: (value: number) => formatDecimal(Math.round(value * 10) / 10),
}
const volume: PriceFormatCustom = {
  type: 'custom',
  minMove: 1,
  formatter: (value: number) => formatDecimal(value, { compact: true }),
}

/** How near a figure of the scale may come to a level without its label lying on that of the level. */
const LABEL_GAP = 25

/** An index leaves out the figures of its scale that would lie under the labels of its levels. */
const indexWith = (levels: readonly number[]): PriceFormatCustom => ({
  ...index,
  tickmarksFormatter: (ticks) =>
    ticks.map((tick) =>
      levels.some((level) => Math.abs(level - tick) < LABEL_GAP) ? '' : index.formatter(tick),
    ),
})

/** The scale of an index is always the whole of it, so that its levels stand at their places. */
const wholeIndex: AutoscaleInfoProvider = (base) => {
  const own = base()
  return own === null ? null : { ...own, priceRange: { minValue: 0, maxValue: 100 } }
}

const scaleOf = ({ scale, levels }: IndicatorKind, price: PriceFormatCustom) => ({
  priceFormat: { price, index: indexWith(levels), volume }[scale],
  ...(scale === 'index' ? { autoscaleInfoProvider: wholeIndex } : {}),
})

/** Draws the chosen indicators: over the prices, or below them in a pane of their own. */
export function drawIndicators(
  chart: IChartApi,
  { indicators, volume: volumePlace }: ChartTools,
  { period, price, colours }: IndicatorOptions,
): IndicatorLines {
  const tracks = trackIndicators(indicators, period)
  let shown: readonly Candle[] = []
  // Volumes in a pane of their own stand next to the prices.
  let pane = volumePlace === 'pane' ? 1 : 0
  const plain = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const

  const drawn = tracks.tracks.map((track): Drawn => {
    const kind = kindOf(track.id)
    const hasOwnPane = kind.place === 'pane'
    if (hasOwnPane) pane += 1
    const at = hasOwnPane ? pane : 0
    const lines = Object.entries(kind.lines).map(([name, look]): Line => {
      const scale = scaleOf(kind, price)
      if (look === 'bars')
        return { name, look, series: chart.addSeries(HistogramSeries, { ...plain, ...scale }, at) }
      const options = { ...plain, lineWidth: 1 as const, ...scale, ...lookOf(track, look, colours()) }
      return { name, look, series: chart.addSeries(LineSeries, options, at) }
    })
    const [first] = lines
    if (hasOwnPane) first?.series.priceScale().applyOptions({ scaleMargins: { top: 0.1, bottom: 0.1 } })
    for (const level of kind.levels) first?.series.createPriceLine(levelLine(level, colours()))
    return { track, lines }
  })
  chart.panes().forEach((each, at) => {
    each.setStretchFactor(at === 0 ? PRICE_STRETCH : 1)
  })

  const point = (candle: Candle, values: IndicatorValues | undefined, { name, look }: Line) => {
    const value = values?.[name]
    const time = candle.time as UTCTimestamp
    if (value === undefined) return { time }
    return look === 'bars' ? { time, value, color: barColour(value, colours()) } : { time, value }
  }
  const setAll = ({ track, lines }: Drawn) => {
    for (const line of lines)
      line.series.setData(shown.map((candle, at) => point(candle, track.values[at], line)))
  }

  return {
    show(candles, changes) {
      shown = candles
      tracks.update(candles, changes)
      for (const each of drawn) {
        if (changes.kind === 'all') setAll(each)
        else {
          const from = candles.length - changes.candles.length
          for (const line of each.lines)
            changes.candles.forEach((candle, at) => {
              line.series.update(point(candle, each.track.values[from + at], line))
            })
        }
      }
    },
    at: tracks.at,
    recolour() {
      for (const each of drawn) {
        for (const { look, series } of each.lines)
          if (look !== 'bars') series.applyOptions(lookOf(each.track, look, colours()))
        if (each.lines.some(({ look }) => look === 'bars')) setAll(each)
      }
    },
  }
}

const levelLine = (value: number, { lineStrong }: TokenColours) => ({
  price: value,
  color: lineStrong,
  lineWidth: 1 as const,
  lineStyle: LineStyle.Dotted,
  axisLabelVisible: true,
})

/** Each line has a style of its own, so that colour is never alone. */
const lookOf = ({ setting }: IndicatorTrack, look: LineLook, colours: TokenColours) => ({
  color: colourOf(setting.colour, colours),
  lineStyle: styleOf[look],
})

/** Half transparent: the lines over the bars stay readable. */
const BAR_ALPHA = '80'
const barColour = (value: number, { up, down }: TokenColours) => `${value < 0 ? down : up}${BAR_ALPHA}`
