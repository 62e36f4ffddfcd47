import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { formatDateTime } from '../../../../core/format/format-time.ts'
import { type Store, useStore } from '../../../../lib/store/create-store.ts'
import type { Candle } from '../model/candle.ts'
import type { CandleSeries } from '../model/candle-series.ts'

interface OhlcLegendProps {
  /** The candle under the pointer. */
  pointed: Store<Candle | undefined>
  series: CandleSeries
  decimals: number
}

/** The figures of the candle under the pointer, else of the last one. The table says the same to everyone. */
export function OhlcLegend({ pointed, series, decimals }: OhlcLegendProps) {
  const { t, i18n } = useTranslation('instrument')
  const { candles, older } = useSyncExternalStore(series.subscribe, series.get)
  const candle = useStore(pointed) ?? candles.at(-1)
  if (!candle) return null
  const price = (value: number) => formatPrice(value, decimals)
  const figures = [
    [t('readOut.open'), price(candle.open)],
    [t('readOut.high'), price(candle.high)],
    [t('readOut.low'), price(candle.low)],
    [t('readOut.close'), price(candle.close)],
    [t('readOut.volume'), formatPrice(candle.volume, 0)],
  ] as const

  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-3 px-4 text-12 text-muted">
      <bdi className="whitespace-nowrap tabular-nums">
        {formatDateTime(candle.time * 1000, i18n.language)}
      </bdi>
      {figures.map(([label, figure]) => (
        <span key={label} className="whitespace-nowrap">
          {label}{' '}
          <bdi dir="ltr" className="num text-text">
            {figure}
          </bdi>
        </span>
      ))}
      {older === 'loading' ? <span>{t('chart.older')}</span> : null}
    </p>
  )
}
