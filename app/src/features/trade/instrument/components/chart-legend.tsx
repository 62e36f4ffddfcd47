import { X } from 'lucide-react'
import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent, formatPrice, formatSigned } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { type Store, useStore } from '#lib/store/create-store.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { CandleSeries } from '../model/candle-series.ts'
import { changeTools } from '../model/chart-layouts.ts'
import { formatReading } from '../model/format-reading.ts'
import { indicatorName, kindOf } from '../model/indicator-kinds.ts'
import type { IndicatorReading } from '../model/indicators/track-indicators.ts'
import type { ChartPoint } from './draw-candles.ts'
import { type ComparisonReading, changeInPercent } from './draw-comparison.ts'
import { LineSample } from './line-sample.tsx'

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

/** The figures of the indicators at the candle under the pointer, else at the last one, each with a piece of its line. */
function IndicatorLegend({ readings, decimals, candles }: IndicatorLegendProps) {
  const { t } = useTranslation('instrument')
  const shown = useStore(readings)
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3" aria-label={t('tools.indicators')}>
      {shown.map(({ id, setting, values }) => {
        const { lines, needed } = kindOf(id)
        const known = Object.entries(lines).filter(([name]) => values[name] !== undefined)
        const least = needed(setting.lengths)
        return (
          <li key={id} className="whitespace-nowrap">
            <bdi dir="ltr">{indicatorName(id, setting)}</bdi>{' '}
            {known.length > 0
              ? known.map(([name, look], at) => (
                  <Fragment key={name}>
                    {at > 0 ? ' · ' : null}
                    <LineSample look={look} colour={setting.colour} />{' '}
                    <bdi dir="ltr" className="num text-text">
                      {formatReading(id, values[name] ?? 0, decimals)}
                    </bdi>
                  </Fragment>
                ))
              : candles < least
                ? t('tools.tooFew', { needed: least, count: candles })
                : '–'}
          </li>
        )
      })}
    </ul>
  )
}

interface ComparisonLegendProps {
  own: string
  other: string
  comparison: Store<ComparisonReading | undefined>
}

/** How two instruments have moved since the first candle on view, and a way to stop comparing. */
function ComparisonLegend({ own, other, comparison }: ComparisonLegendProps) {
  const { t } = useTranslation('instrument')
  const reading = useStore(comparison)
  const stop = () => changeTools(own, { comparedWith: undefined })
  const rows = [
    { code: own, change: reading?.own },
    { code: other, change: reading?.other },
  ]
  return (
    <span className="flex items-center gap-x-3">
      <ul aria-label={t('compare.label')} className="flex flex-wrap gap-x-3">
        {rows.map(({ code, change }, at) => (
          <li key={code} className="whitespace-nowrap">
            <span aria-hidden="true" className={at === 0 ? 'text-accent' : 'text-warn'}>
              ━{' '}
            </span>
            <bdi>{code}</bdi>{' '}
            {change === undefined ? (
              t('compare.noPrices')
            ) : (
              <bdi dir="ltr" className="num text-text">
                {formatPercent(change)}
              </bdi>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={t('compare.stop')}
        title={t('compare.stop')}
        onClick={stop}
        className="relative -my-1 grid size-6 place-items-center rounded-1 hover:text-text after:absolute after:-inset-2.5"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </span>
  )
}

interface OhlcLegendProps {
  /** What the crosshair is on. */
  pointed: Store<ChartPoint | undefined>
  series: CandleSeries
  decimals: number
}

/** The figures of the candle under the crosshair, else of the last one. The table says the same to everyone. */
function OhlcLegend({ pointed, series, decimals }: OhlcLegendProps) {
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
