import { clsx } from 'clsx'
import { ChartCandlestick, Maximize, Minimize, SlidersHorizontal, Table2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../../core/errors/error-state.tsx'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { SimulatedBadge } from '../../../../core/live-prices/simulated-badge.tsx'
import { useFullScreen } from '../../../../lib/device/use-full-screen.ts'
import { lazyComponent } from '../../../../lib/prefetch/lazy-component.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { IconButton } from '../../../../ui/form/icon-button.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { lazyLayer } from '../../../../ui/overlay/lazy-layer.tsx'
import { useCandles } from '../api/use-candles.ts'
import type { ChartLevel } from '../model/chart-level.ts'
import { type Period, periods } from '../model/periods.ts'
import { ChartFooter } from './chart-footer.tsx'
import './chart-card.css'

const CandleTable = lazyComponent(async () => (await import('./candle-table.tsx')).CandleTable)
const ChartSettings = lazyLayer(async () => (await import('./chart-settings.tsx')).ChartSettings)
const CandleChart = lazyComponent(async () => (await import('./candle-chart.tsx')).CandleChart)

interface ChartCardProps {
  instrument: Instrument
  period: Period
  onPeriod: (period: Period) => void
  levels: readonly ChartLevel[]
}

const labels: Readonly<Record<Period, string>> = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '30m': '30m',
  '1h': '1h',
  '4h': '4h',
  '1d': '1D',
  '1w': '1W',
}

/** The candles of an instrument: as a chart or as a table, in the page or on the whole screen. */
export function ChartCard({ instrument, period, onPeriod, levels }: ChartCardProps) {
  const { t } = useTranslation('instrument')
  const card = useRef<HTMLElement>(null)
  const [isTable, setIsTable] = useState(false)
  const [isSetting, setIsSetting] = useState(false)
  const fullScreen = useFullScreen(card)
  const candles = useCandles(instrument.code, period)
  const FullScreenIcon = fullScreen.isOn ? Minimize : Maximize
  const ViewIcon = isTable ? ChartCandlestick : Table2

  const loading = (
    <div role="status" aria-busy="true" className="chart-box grid place-items-center">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">{t('chart.loading')}</span>
    </div>
  )

  return (
    <section
      ref={card}
      aria-label={t('chart.label')}
      className={clsx(
        'card chart-card max-md:-mx-4 max-md:rounded-none',
        fullScreen.isOn && 'chart-card-full',
      )}
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-1 gap-y-1 px-4 py-2 max-md:px-3">
        <Segmented
          size="sm"
          label={t('chart.interval')}
          value={period}
          onChange={onPeriod}
          options={periods.map((value) => ({ value, label: <bdi dir="ltr">{labels[value]}</bdi> }))}
        />
        <div className="ms-auto flex flex-wrap items-center gap-1 max-md:gap-0">
          {instrument.isSimulated ? (
            <span className={clsx(!fullScreen.isOn && 'max-md:hidden')}>
              <SimulatedBadge />
            </span>
          ) : null}
          <Button
            variant="text"
            size="sm"
            icon={<ViewIcon className="size-4" aria-hidden="true" />}
            onClick={() => setIsTable(!isTable)}
          >
            <span className="max-md:sr-only">{t(isTable ? 'chart.asChart' : 'chart.asTable')}</span>
          </Button>
          <IconButton
            label={t('tools.title')}
            icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setIsSetting(true)}
          />
          <IconButton
            label={t(fullScreen.isOn ? 'chart.leaveFullScreen' : 'chart.fullScreen')}
            icon={<FullScreenIcon className="size-5" aria-hidden="true" />}
            onClick={fullScreen.toggle}
          />
        </div>
      </div>
      {candles.status === 'loading' ? (
        loading
      ) : candles.status === 'failed' ? (
        <div className="chart-box grid place-items-center">
          <ErrorState error={candles.error} title={t('chart.failed')} onRetry={candles.series.retry}>
            <p className="text-13 text-muted">{t('chart.unaffected')}</p>
          </ErrorState>
        </div>
      ) : isTable ? (
        <Suspense fallback={loading}>
          <CandleTable candles={candles.candles} instrument={instrument} period={period} />
        </Suspense>
      ) : (
        <Suspense fallback={loading}>
          <CandleChart
            key={candles.series.key}
            series={candles.series}
            instrument={instrument}
            period={period}
            levels={levels}
          />
        </Suspense>
      )}
      <ChartFooter />
      <ChartSettings open={isSetting} onClose={() => setIsSetting(false)} />
    </section>
  )
}
