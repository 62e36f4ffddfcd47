import {
  AreaSeries,
  CandlestickSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  type PriceFormatCustom,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { TokenColours } from '#ui/figure/token-colours.ts'
import type { Candle } from '../model/candle.ts'
import type { ChartKind } from '../model/chart-tools.ts'
import { candleColours } from './chart-colours.ts'

/** The prices of a drawing. */
export interface PriceDrawing {
  readonly series: ISeriesApi<SeriesType>
  setAll(candles: readonly Candle[]): void
  update(candle: Candle): void
  recolour(): void
}

/** Draws prices as candles, as a line of closes, or as the area under it. */
export function drawPrices(
  chart: IChartApi,
  kind: ChartKind,
  priceFormat: PriceFormatCustom,
  colours: () => TokenColours,
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

  return {
    series,
    setAll: (candles) => series.setData(candles.map(bar)),
    update: (candle) => series.update(bar(candle)),
    recolour: () => series.applyOptions(looks()),
  }
}
