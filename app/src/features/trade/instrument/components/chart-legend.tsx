import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { type Store, useStore } from '#lib/store/create-store.ts'
import type { CandleSeries } from '../model/candle-series.ts'
import { candlesNeeded, hasPeriod, indicatorCodes } from '../model/chart-tools.ts'
import { ComparisonLegend } from './comparison-legend.tsx'
import type { ChartPoint } from './draw-candles.ts'
import type { ComparisonReading } from './draw-comparison.ts'
import type { IndicatorReading } from './draw-indicators.ts'
import { OhlcLegend } from './ohlc-legend.tsx'

interface ChartLegendProps {
  pointed: Store<ChartPoint | undefined>
  readings: Store<readonly IndicatorReading[]>
  comparison: Store<ComparisonReading | undefined>
  comparedWith: string | undefined
  series: CandleSeries
  instrument: Instrument
  badge: ReactNode
}

/** The figures of a chart in one row: candle, indicators, comparison, and that prices are simulated. */
export function ChartLegend({
  pointed,
  readings,
  comparison,
  comparedWith,
  series,
  instrument,
  badge,
}: ChartLegendProps) {
  const { candles } = useSyncExternalStore(series.subscribe, series.get)
  const isEmpty = candles.length === 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 pb-1 text-12 text-muted max-md:gap-x-2 max-md:text-11">
      {isEmpty ? null : <OhlcLegend pointed={pointed} series={series} decimals={instrument.decimals} />}
      {isEmpty ? null : (
        <IndicatorLegend readings={readings} decimals={instrument.decimals} candles={candles.length} />
      )}
      {comparedWith === undefined ? null : (
        <ComparisonLegend own={instrument.code} other={comparedWith} comparison={comparison} />
      )}
      <span className="ms-auto">{badge}</span>
    </div>
  )
}

interface IndicatorLegendProps {
  readings: Store<readonly IndicatorReading[]>
  decimals: number
  /** How many candles are loaded. */
  candles: number
}

/** The figures of the indicators at the candle under the pointer, else at the last one. */
function IndicatorLegend({ readings, decimals, candles }: IndicatorLegendProps) {
  const { t } = useTranslation('instrument')
  const shown = useStore(readings)
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3" aria-label={t('tools.indicators')}>
      {shown.map(({ id, period, values }) => {
        const needed = candlesNeeded(id, period)
        const figures = Object.values(values).filter((value) => value !== undefined)
        return (
          <li key={id}>
            {indicatorCodes[id]} {hasPeriod(id) ? <bdi dir="ltr">{period}</bdi> : null}{' '}
            {figures.length > 0 ? (
              <bdi dir="ltr" className="num text-text">
                {figures.map((value) => formatPrice(value, id === 'rsi' ? 1 : decimals)).join(' · ')}
              </bdi>
            ) : candles < needed ? (
              t('tools.tooFew', { needed, count: candles })
            ) : (
              '–'
            )}
          </li>
        )
      })}
    </ul>
  )
}
