import { useTranslation } from 'react-i18next'
import { formatPrice } from '#core/format/format-price.ts'
import { type Store, useStore } from '#lib/store/create-store.ts'
import { candlesNeeded, hasPeriod, indicatorCodes } from '../model/chart-tools.ts'
import type { IndicatorReading } from './draw-indicators.ts'

interface IndicatorLegendProps {
  readings: Store<readonly IndicatorReading[]>
  decimals: number
  /** How many candles are loaded. */
  candles: number
}

/** The figures of the indicators at the candle under the pointer, else at the last one. */
export function IndicatorLegend({ readings, decimals, candles }: IndicatorLegendProps) {
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
