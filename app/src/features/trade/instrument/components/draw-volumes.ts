import { HistogramSeries, type IChartApi, type UTCTimestamp } from 'lightweight-charts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { TokenColours } from '#ui/figure/token-colours.ts'
import type { Candle } from '../model/candle.ts'
import type { VolumePlace } from '../model/chart-tools.ts'
import { volumeColour } from './chart-colours.ts'

/** The volumes of a drawing. */
export interface VolumeDrawing {
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
