import { Suspense, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import type { Instrument } from '#core/instruments/instrument.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import type { ChartLevel, MovedLevel } from '#features/trade/shared/model/chart-level.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useCandles } from '../api/use-candles.ts'
import type { DrawingKind } from '../model/drawing.ts'
import { type Period, periodLabels } from '../model/periods.ts'
import type { ChartPanelKind } from './chart-panel.tsx'
import { ChartSkeleton } from './chart-shape.tsx'
import { ChartToolbar } from './chart-toolbar.tsx'
import { LevelMoveBar } from './level-move-bar.tsx'
import './chart-card.css'
import { livePrices } from '#core/live-prices/store.ts'
import { toast } from '#ui/feedback/toast.ts'
import { pictureOf, savePicture } from './chart-picture.ts'

const CandleTable = lazyComponent(async () => (await import('./candle-table.tsx')).CandleTable)
const loadTexts = () => preloadTexts(['chart'])
const ChartPanel = lazyComponent(async () => (await import('./chart-panel.tsx')).ChartPanel, loadTexts)
const DrawingHint = lazyComponent(async () => (await import('./drawing-hint.tsx')).DrawingHint, loadTexts)
const CompareDialog = lazyLayer(async () => (await import('./compare-dialog.tsx')).CompareDialog)
const CandleChart = lazyComponent(async () => (await import('./candle-chart.tsx')).CandleChart)

export interface ChartCardProps {
  instrument: Instrument
  period: Period
  onPeriod: (period: Period) => void
  levels: readonly ChartLevel[]
  /** Sets an alert at a price, or at one that the user enters. */
  onAlert?: ((price: number | undefined) => void) | undefined
  /** Whether the chart and what belongs to it have the whole screen, and what changes that. */
  fullScreen: { readonly isOn: boolean; readonly toggle: () => void }
}

/** The candles of an instrument: as a chart or as a table, in the page or on the whole screen. */
export function ChartCard({ instrument, period, onPeriod, levels, onAlert, fullScreen }: ChartCardProps) {
  const { t } = useTranslation('instrument')
  const picture = useRef<() => HTMLCanvasElement>(undefined)
  const keepsFocus = useRef(false)
  const [isTable, setIsTable] = useState(false)
  // The chart is built after the quote and the buttons are painted, in slices.
  const isChartDue = useDeferredValue(true, false)
  const [isComparing, setIsComparing] = useState(false)
  const [panel, setPanel] = useState<ChartPanelKind>()
  const [tool, setTool] = useState<DrawingKind>()
  const [selected, setSelected] = useState<string>()
  const middle = useRef<() => void>(undefined)
  const [moved, setMoved] = useState<MovedLevel>()
  const candles = useCandles(instrument.code, period)
  const savePicture = useSavePicture(instrument, period)
  const level = levels.find(({ id, price }) => id === moved?.id && price !== moved.price)
  // A move ends when its level has arrived at the price, or is gone.
  const inMove = level ? moved : undefined
  const badge = instrument.isSimulated ? <SimulatedBadge /> : null

  const loading = <ChartSkeleton label={t('chart.loading')} />

  return (
    <section aria-label={t('chart.label')} className="card chart-card max-md:-mx-4 max-md:rounded-none">
      <ChartToolbar
        code={instrument.code}
        period={period}
        onPeriod={onPeriod}
        isTable={isTable}
        onTable={() => setIsTable(!isTable)}
        panel={panel}
        onPanel={(kind) => setPanel(kind === panel ? undefined : kind)}
        onCompare={() => setIsComparing(true)}
        onAlert={onAlert && (() => onAlert(undefined))}
        onPicture={() => {
          const chart = picture.current?.()
          if (chart) savePicture(chart)
        }}
        isFullScreen={fullScreen.isOn}
        onFullScreen={fullScreen.toggle}
      />
      <div className="chart-body">
        <div className="chart-place">
          {candles.status === 'ready' && !isTable && isChartDue ? (
            <Suspense fallback={loading}>
              <CandleChart
                key={candles.series.key}
                series={candles.series}
                candles={candles.candles}
                instrument={instrument}
                period={period}
                levels={levels}
                moved={inMove}
                onMove={setMoved}
                onAlert={onAlert}
                onPeriod={onPeriod}
                keepsFocus={keepsFocus}
                picture={picture}
                badge={badge}
                tool={tool}
                onTool={setTool}
                middle={middle}
                selected={selected}
                onSelect={setSelected}
              />
            </Suspense>
          ) : (
            <>
              <div className="flex justify-end px-4 pb-1">{badge}</div>
              {candles.status === 'loading' || !isChartDue ? (
                loading
              ) : candles.status === 'failed' ? (
                <div className="chart-box grid place-items-center">
                  <ErrorState error={candles.error} title={t('chart.failed')} onRetry={candles.series.retry}>
                    <p className="text-13 text-muted">{t('chart.unaffected')}</p>
                  </ErrorState>
                </div>
              ) : (
                <Suspense fallback={loading}>
                  <CandleTable candles={candles.candles} instrument={instrument} period={period} />
                </Suspense>
              )}
            </>
          )}
        </div>
        {panel ? (
          <Suspense fallback={null}>
            <ChartPanel
              key={panel}
              kind={panel}
              instrument={instrument}
              period={period}
              onPeriod={onPeriod}
              tool={tool}
              onTool={(kind) => {
                setIsTable(false)
                setSelected(undefined)
                setTool(kind)
              }}
              selected={selected}
              onSelect={setSelected}
              onClose={() => setPanel(undefined)}
            />
          </Suspense>
        ) : null}
      </div>
      {tool ? (
        <Suspense fallback={null}>
          <DrawingHint kind={tool} middle={middle} onCancel={() => setTool(undefined)} />
        </Suspense>
      ) : null}
      {level?.move && inMove ? (
        <LevelMoveBar
          level={level}
          move={level.move}
          price={inMove.price}
          instrument={instrument}
          onCancel={() => setMoved(undefined)}
        />
      ) : null}
      <ChartFooter />
      <CompareDialog open={isComparing} onClose={() => setIsComparing(false)} code={instrument.code} />
    </section>
  )
}

/** The time zone of the chart, and the library that draws it: its licence asks for name and link. */
function ChartFooter() {
  const { t } = useTranslation('instrument')
  return (
    <p className="flex flex-wrap justify-between gap-x-4 px-4 py-2 text-12 text-muted">
      <span>{t('chart.utc')}</span>
      <a
        href="https://www.tradingview.com/"
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-3"
      >
        {t('chart.attribution')}
      </a>
    </p>
  )
}

/** Saves the chart as a picture that says what it shows, when, and that its prices are simulated. */
function useSavePicture({ code, name, isSimulated }: Instrument, period: Period) {
  const { t } = useTranslation(['instrument', 'market'])
  return (chart: HTMLCanvasElement) => {
    const now = livePrices.marketNow()
    const time = t('picture.time', { time: now })
    const picture = pictureOf(chart, {
      title: [code, name, periodLabels[period], time].join(' · '),
      note: isSimulated ? t('picture.simulated') : '',
    })
    const stamp = new Date(now).toISOString().slice(0, 16).replace(/\D/g, '')
    savePicture(picture, `${code}-${period}-${stamp}`).then(
      () => toast(t('picture.saved')),
      () => toast(t('picture.failed'), { tone: 'alert' }),
    )
  }
}
