import {
  AreaSeries,
  CandlestickSeries,
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
import type { Candle } from '../model/candle.ts'
import type { ChartKind, VolumePlace } from '../model/chart-tools.ts'

/** The prices of a drawing. */
export interface PriceDrawing {
  readonly series: ISeriesApi<SeriesType>
  setAll(candles: readonly Candle[]): void
  update(candle: Candle): void
  recolour(): void
}

/** The line that is drawn where there are no candles. */
export interface Placeholder {
  readonly price: number
  /** Epoch seconds. */
  readonly times: readonly number[]
}

interface PriceDrawingOptions {
  priceFormat: PriceFormatCustom
  placeholder: Placeholder
  /** Whether the last price has a label of the scale's own on the axis. */
  hasLastLabel: boolean
  colours: () => TokenColours
}

/** Draws prices as candles, as a line of closes, or as the area under it; a dotted line marks the last of them. */
export function drawPrices(
  chart: IChartApi,
  kind: ChartKind,
  { priceFormat, placeholder, hasLastLabel, colours }: PriceDrawingOptions,
): PriceDrawing {
  const options = {
    priceFormat,
    lastValueVisible: false,
    priceLineVisible: false,
  } as const
  const looks = () => {
    const { accent } = colours()
    if (kind === 'candles') return candleColours(colours())
    const line = { lineWidth: 2 as const }
    if (kind === 'line') return { ...line, color: accent }
    return { ...line, lineColor: accent, topColor: `${accent}40`, bottomColor: `${accent}00` }
  }
  const definition = { candles: CandlestickSeries, line: LineSeries, area: AreaSeries }[kind]
  const series = chart.addSeries(definition, { ...options, ...looks() }) as ISeriesApi<SeriesType>
  const bar = ({ time, open, high, low, close }: Candle) =>
    kind === 'candles'
      ? { time: time as UTCTimestamp, open, high, low, close }
      : { time: time as UTCTimestamp, value: close }

  const placeholderLine = chart.addSeries(LineSeries, {
    color: colours().lineStrong,
    lineStyle: LineStyle.Dotted,
    lineWidth: 1,
    lastValueVisible: true,
    priceLineVisible: false,
    crosshairMarkerVisible: false,
    priceFormat,
  })
  const lastPriceColours = () => {
    const { text, page } = colours()
    return { color: text, axisLabelColor: text, axisLabelTextColor: page }
  }
  const lastPrice = series.createPriceLine({
    price: 0,
    lineVisible: false,
    axisLabelVisible: false,
    lineStyle: LineStyle.Dotted,
    lineWidth: 1,
    ...lastPriceColours(),
  })
  const showLast = (last: Candle | undefined) =>
    lastPrice.applyOptions({
      price: last?.close ?? 0,
      lineVisible: last !== undefined,
      axisLabelVisible: hasLastLabel && last !== undefined,
    })

  return {
    series,
    setAll(candles) {
      series.setData(candles.map(bar))
      const times = candles.length > 0 ? [] : placeholder.times
      placeholderLine.setData(times.map((time) => ({ time: time as UTCTimestamp, value: placeholder.price })))
      showLast(candles.at(-1))
    },
    update(candle) {
      series.update(bar(candle))
      showLast(candle)
    },
    recolour() {
      series.applyOptions(looks())
      placeholderLine.applyOptions({ color: colours().lineStrong })
      lastPrice.applyOptions(lastPriceColours())
    },
  }
}

/** Volume is there to be seen behind the candles, not instead of them. */
const VOLUME_ALPHA = '38'

/** Hollow when rising, filled when falling: the shape says it without the colour. */
function candleColours({ up, down, surface }: TokenColours) {
  return {
    upColor: surface,
    borderUpColor: up,
    wickUpColor: up,
    downColor: down,
    borderDownColor: down,
    wickDownColor: down,
  }
}

/** Colour of a volume bar. */
function volumeColour({ up, down }: TokenColours, isRising: boolean): string {
  return `${isRising ? up : down}${VOLUME_ALPHA}`
}

/** The volumes of a drawing. */
interface VolumeDrawing {
  setAll(candles: readonly Candle[]): void
  update(candle: Candle): void
}

/** Draws volumes behind the prices or in a pane below them. */
export function drawVolumes(
  chart: IChartApi,
  place: VolumePlace,
  colours: () => TokenColours,
): VolumeDrawing {
  if (place === 'none') return { setAll: () => {}, update: () => {} }
  const isBehind = place === 'behind'
  const series = chart.addSeries(
    HistogramSeries,
    {
      priceFormat: {
        type: 'custom',
        minMove: 1,
        formatter: (value: number) => formatDecimal(value, { compact: true }),
      },
      ...(isBehind ? { priceScaleId: '' } : {}),
      lastValueVisible: false,
      priceLineVisible: false,
    },
    isBehind ? 0 : 1,
  )
  series.priceScale().applyOptions({ scaleMargins: { top: isBehind ? 0.86 : 0.1, bottom: 0 } })
  const bar = ({ time, open, close, volume }: Candle) => ({
    time: time as UTCTimestamp,
    value: volume,
    color: volumeColour(colours(), close > open),
  })

  return {
    setAll: (candles) => series.setData(candles.map(bar)),
    update: (candle) => series.update(bar(candle)),
  }
}
