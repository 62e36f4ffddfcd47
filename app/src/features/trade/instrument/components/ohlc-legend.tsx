import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent, formatPrice, formatSigned } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { type Store, useStore } from '#lib/store/create-store.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { CandleSeries } from '../model/candle-series.ts'
import { changeInPercent } from '../model/comparison.ts'
import type { ChartPoint } from './draw-candles.ts'

interface OhlcLegendProps {
  /** What the crosshair is on. */
  pointed: Store<ChartPoint | undefined>
  series: CandleSeries
  decimals: number
}

/** The figures of the candle under the crosshair, else of the last one. The table says the same to everyone. */
export function OhlcLegend({ pointed, series, decimals }: OhlcLegendProps) {
  const { t, i18n } = useTranslation('instrument')
  const { candles, older } = useSyncExternalStore(series.subscribe, series.get)
  const candle = useStore(pointed)?.candle ?? candles.at(-1)
  if (!candle) return null
  const { open, high, low, close, volume, time } = candle
  const figures = [
    ['open', open],
    ['high', high],
    ['low', low],
    ['close', close],
  ] as const

  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-3 max-md:contents max-md:text-11">
      <bdi className="whitespace-nowrap tabular-nums max-md:hidden">
        {formatDateTime(time * 1000, i18n.language)}
      </bdi>
      {figures.map(([name, value]) => (
        <span key={name} className="whitespace-nowrap">
          <span className="max-md:hidden">{t(`readOut.${name}`)}</span>
          <span className="md:hidden">{t(`readOut.short.${name}`)}</span>{' '}
          <bdi dir="ltr" className="num text-text">
            {formatPrice(value, decimals)}
          </bdi>
        </span>
      ))}
      <span className="whitespace-nowrap">
        <PriceChange
          ofPrice
          text={`${formatSigned(close - open, decimals)} (${formatPercent(changeInPercent([open, close]) ?? 0)})`}
        />
      </span>
      <span className="whitespace-nowrap max-md:hidden">
        {t('readOut.volume')}{' '}
        <bdi dir="ltr" className="num text-text">
          {formatPrice(volume, 0)}
        </bdi>
      </span>
      {older === 'loading' ? <span>{t('chart.older')}</span> : null}
    </p>
  )
}
