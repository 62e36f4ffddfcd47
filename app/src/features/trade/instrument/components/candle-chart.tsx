import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { livePrices } from '../../../../core/live-prices/store.ts'
import { createStore, useStore } from '../../../../lib/store/create-store.ts'
import { onTokenColours } from '../../../../ui/figure/token-colours.ts'
import type { Candle } from '../model/candle.ts'
import type { CandleSeries } from '../model/candle-series.ts'
import type { ChartLevel } from '../model/chart-level.ts'
import { chartTools, panesOf } from '../model/chart-tools.ts'
import { candleStart, type Period, secondsOf } from '../model/periods.ts'
import { useChartSummary } from '../model/use-chart-summary.ts'
import { keepView } from './chart-view.ts'
import { type CandleDrawing, drawCandles } from './draw-candles.ts'
import type { IndicatorReading } from './draw-indicators.ts'
import { HiddenLevels } from './hidden-levels.tsx'
import { IndicatorLegend } from './indicator-legend.tsx'
import type { HiddenLevel } from './level-lines.ts'
import { OhlcLegend } from './ohlc-legend.tsx'

interface CandleChartProps {
  series: CandleSeries
  instrument: Instrument
  period: Period
  /** Lines across the chart. */
  levels: readonly ChartLevel[]
}

/** Where the chart stands while there are no candles, as the specification says. */
const PLACEHOLDER_PRICE = 52_100
const PLACEHOLDER_CANDLES = 60
/** Older candles are fetched when so few are left before the start of the view. */
const AHEAD = 30

/** The chart itself. It draws outside of React: a growing candle renders nothing but the figures above it. */
export function CandleChart({ series, instrument, period, levels }: CandleChartProps) {
  const { t, i18n } = useTranslation('instrument')
  const box = useRef<HTMLDivElement>(null)
  const [pointed] = useState(() => createStore<Candle | undefined>(undefined))
  const [hidden] = useState(() => createStore<readonly HiddenLevel[]>([]))
  const [readings] = useState(() => createStore<readonly IndicatorReading[]>([]))
  const tools = useStore(chartTools)
  const drawn = useRef<CandleDrawing>(undefined)
  const { decimals, tickSize } = instrument
  const { candles } = series.get()
  const isEmpty = candles.length === 0
  const summary = useChartSummary(candles, instrument, period)
  const placeholder = useMemo(() => placeholderOf(period), [period])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const drawing = drawCandles(element, {
      decimals,
      tickSize,
      languageTag: i18n.language,
      placeholder,
      tools,
      onPoint: pointed.set,
      onIndicators: readings.set,
      onHidden: hidden.set,
    })
    drawn.current = drawing
    const show = () => drawing.show(series.get().candles)
    show()
    const leaveView = keepView(series.key, drawing.chart)
    const timeScale = drawing.chart.timeScale()
    timeScale.subscribeVisibleLogicalRangeChange((range) => {
      if (range && range.from < AHEAD) void series.loadOlder()
    })
    const stops = [series.subscribe(show), onTokenColours(drawing.recolour)]
    return () => {
      for (const stop of stops) stop()
      leaveView()
      pointed.set(undefined)
      drawn.current = undefined
      drawing.remove()
    }
  }, [series, decimals, tickSize, i18n.language, placeholder, pointed, hidden, readings, tools])

  // After the effect that draws: a new drawing gets its lines, too.
  useEffect(() => drawn.current?.showLevels(levels))

  return (
    <div className="chart-box flex flex-col" data-panes={panesOf(tools)}>
      <HiddenLevels hidden={hidden} decimals={decimals} />
      {isEmpty ? null : <OhlcLegend pointed={pointed} series={series} decimals={decimals} />}
      {isEmpty ? null : <IndicatorLegend readings={readings} decimals={decimals} candles={candles.length} />}
      <div role="img" aria-label={summary} className="min-h-0 flex-1 ps-2" dir="ltr">
        <div ref={box} className="size-full" />
      </div>
      {isEmpty ? (
        <div className="pointer-events-none absolute inset-x-0 top-8 grid justify-items-center gap-1 px-4 text-center">
          <b>{t('chart.placeholder')}</b>
          <p className="text-13 text-muted">
            {t('chart.placeholderBody', { price: isolateFigure(formatPrice(PLACEHOLDER_PRICE, decimals)) })}
          </p>
        </div>
      ) : null}
    </div>
  )
}

function placeholderOf(period: Period) {
  const now = candleStart(livePrices.marketNow(), period)
  const times = Array.from(
    { length: PLACEHOLDER_CANDLES },
    (_, n) => now - (PLACEHOLDER_CANDLES - 1 - n) * secondsOf(period),
  )
  return { price: PLACEHOLDER_PRICE, times }
}
