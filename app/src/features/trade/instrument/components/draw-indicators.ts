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
import {
  type ChartTools,
  hasOwnPane,
  type IndicatorId,
  indicatorIds,
  indicatorOf,
} from '../model/chart-tools.ts'
import type { FollowedIndicator, IndicatorValues } from '../model/indicators.ts'

/** The figures of one indicator at one candle. */
export interface IndicatorReading {
  readonly id: IndicatorId
  readonly period: number
  readonly values: IndicatorValues
}

/** The indicators of a drawing. */
export interface IndicatorLines {
  show(candles: readonly Candle[], changes: CandleChanges): void
  /** The figures at a candle, counted from the first. */
  at(index: number): readonly IndicatorReading[]
  recolour(): void
}

interface Line {
  readonly name: string
  readonly series: ISeriesApi<SeriesType>
}

interface Drawn {
  readonly id: IndicatorId
  readonly period: number
  readonly lines: readonly Line[]
  readonly followed: FollowedIndicator
  values: IndicatorValues[]
}

/** The prices take three times the height of a pane below them. */
const PRICE_STRETCH = 3
/** An index from 0 to 100: 70 on the axis, 40.8 beside a line. */
const strength: PriceFormatCustom = {
  type: 'custom',
  minMove: 0.1,
  formatter: (value: number) => formatDecimal(Math.round(value * 10) / 10),
}
/** Above is called overbought, below oversold. */
const STRENGTH_LEVELS = [70, 30] as const

/** Both levels are always on view, so that their labels stand at their places. */
const showLevels: AutoscaleInfoProvider = (base) => {
  const own = base()
  if (own?.priceRange == null) return own
  const [high, low] = STRENGTH_LEVELS
  const { minValue, maxValue } = own.priceRange
  return { ...own, priceRange: { minValue: Math.min(low, minValue), maxValue: Math.max(high, maxValue) } }
}

/** Draws the chosen indicators: over the prices, or below them in a pane of their own. */
export function drawIndicators(
  chart: IChartApi,
  { indicators, volume }: ChartTools,
  price: PriceFormatCustom,
  colours: () => TokenColours,
): IndicatorLines {
  // Volumes in a pane of their own stand next to the prices.
  let pane = volume === 'pane' ? 1 : 0
  const plain = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const

  const drawn = indicatorIds.flatMap((id): Drawn[] => {
    const period = indicators[id]
    if (period === undefined) return []
    const followed = indicatorOf(id, period)
    if (hasOwnPane(id)) pane += 1
    const at = hasOwnPane(id) ? pane : 0
    const lines = followed.lines.map((name): Line => {
      if (name === 'difference')
        return { name, series: chart.addSeries(HistogramSeries, { ...plain, priceFormat: price }, at) }
      const scale =
        id === 'rsi' ? { priceFormat: strength, autoscaleInfoProvider: showLevels } : { priceFormat: price }
      const options = { ...plain, lineWidth: 1 as const, ...scale, ...lookOf(id, name, colours()) }
      return { name, series: chart.addSeries(LineSeries, options, at) }
    })
    if (hasOwnPane(id))
      lines[0]?.series.priceScale().applyOptions({ scaleMargins: { top: 0.1, bottom: 0.1 } })
    if (id === 'rsi') for (const level of STRENGTH_LEVELS) lines[0]?.series.createPriceLine(levelLine(level))
    return [{ id, period, lines, followed, values: [] }]
  })
  chart.panes().forEach((each, at) => {
    each.setStretchFactor(at === 0 ? PRICE_STRETCH : 1)
  })

  function levelLine(value: number) {
    const { lineStrong } = colours()
    return {
      price: value,
      color: lineStrong,
      lineWidth: 1 as const,
      lineStyle: LineStyle.Dotted,
      axisLabelVisible: true,
    }
  }
  const point = (candle: Candle, values: IndicatorValues | undefined, name: string) => {
    const value = values?.[name]
    const time = candle.time as UTCTimestamp
    if (value === undefined) return { time }
    return name === 'difference'
      ? { time, value, color: differenceColour(value, colours()) }
      : { time, value }
  }

  return {
    show(candles, changes) {
      for (const one of drawn) {
        if (changes.kind === 'tail') {
          const kept = candles.length - changes.candles.length
          one.values = [...one.values.slice(0, kept), ...one.followed.tail(changes.candles)]
          for (const { name, series } of one.lines)
            changes.candles.forEach((candle, at) => {
              series.update(point(candle, one.values[kept + at], name))
            })
        } else {
          one.values = [...one.followed.all(candles)]
          for (const { name, series } of one.lines)
            series.setData(candles.map((candle, at) => point(candle, one.values[at], name)))
        }
      }
    },
    at: (index) => drawn.map(({ id, period, values }) => ({ id, period, values: values[index] ?? {} })),
    recolour() {
      for (const { id, lines } of drawn)
        for (const { name, series } of lines)
          if (name !== 'difference') series.applyOptions(lookOf(id, name, colours()))
    },
  }
}

/** Each line has a style of its own, so that colour is never alone. */
function lookOf(id: IndicatorId, name: string, { accent, text, muted, warning }: TokenColours) {
  switch (id) {
    case 'sma':
      return { color: accent, lineStyle: LineStyle.Solid }
    case 'ema':
      return { color: warning, lineStyle: LineStyle.Dashed }
    case 'bollinger':
      return { color: muted, lineStyle: name === 'middle' ? LineStyle.Dotted : LineStyle.Solid }
    case 'rsi':
      return { color: text, lineStyle: LineStyle.Solid }
    case 'macd':
      return name === 'signal'
        ? { color: warning, lineStyle: LineStyle.Dashed }
        : { color: accent, lineStyle: LineStyle.Solid }
  }
}

/** Half transparent: the lines over the bars stay readable. */
const BAR_ALPHA = '80'
const differenceColour = (value: number, { up, down }: TokenColours) => `${value < 0 ? down : up}${BAR_ALPHA}`
