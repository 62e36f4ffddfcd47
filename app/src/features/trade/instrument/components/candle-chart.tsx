import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Instrument } from '#core/instruments/instrument.ts'
import { livePrices } from '#core/live-prices/store.ts'
import type { ChartLevel, MovedLevel } from '#features/trade/shared/model/chart-level.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { inOwnTask } from '#lib/prefetch/in-own-task.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { createStore } from '#lib/store/create-store.ts'
import { onTokenColours } from '#ui/figure/token-colours.ts'
import { candleSeriesOf } from '../api/use-candles.ts'
import type { Candle } from '../model/candle.ts'
import type { CandleSeries } from '../model/candle-series.ts'
import { useChartTools } from '../model/chart-layouts.ts'
import { useChartSummary } from '../model/chart-summary.ts'
import { indicatorCount, panesOf } from '../model/chart-tools.ts'
import type { DrawingKind } from '../model/drawing.ts'
import { hasLostDrawings, useDrawings } from '../model/drawing-store.ts'
import type { IndicatorReading } from '../model/indicators/track-indicators.ts'
import { candleStart, type Period, secondsOf } from '../model/periods.ts'
import { ChartCursor } from './chart-cursor.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { keepView, viewOf } from './chart-view.ts'
import { type CandleDrawing, type ChartPoint, drawCandles } from './draw-candles.ts'
import type { ComparisonReading } from './draw-comparison.ts'
import type { drawIndicators } from './draw-indicators.ts'
import type { LevelRoom } from './draw-levels.ts'
import { LevelLabels } from './level-labels.tsx'

interface CandleChartProps {
  series: CandleSeries
  /** The current candles of the series. */
  candles: readonly Candle[]
  instrument: Instrument
  period: Period
  /** Lines across the chart. */
  levels: readonly ChartLevel[]
  /** The level that the user is moving. */
  moved: MovedLevel | undefined
  onMove: (moved: MovedLevel | undefined) => void
  /** Sets an alert at a price. */
  onAlert: ((price: number) => void) | undefined
  onPeriod: (period: Period) => void
  /** Whether the chart that is drawn next takes the focus. */
  keepsFocus: RefObject<boolean>
  /** Where the drawing can be taken as a picture while it is there. */
  picture: RefObject<(() => HTMLCanvasElement) | undefined>
  /** What stands at the end of the legend. */
  badge: ReactNode
  /** What the user is drawing. */
  tool: DrawingKind | undefined
  onTool: (tool: DrawingKind | undefined) => void
  /** Draws it in the middle of the view. */
  middle: RefObject<(() => void) | undefined>
  /** The drawing that is selected, by its id. */
  selected: string | undefined
  onSelect: (id: string | undefined) => void
}

/** Fetched where something is drawn or about to be. */
const DrawingLayer = lazyComponent(
  async () => (await import('./drawing-layer.tsx')).DrawingLayer,
  () => preloadTexts(['chart']),
)

/** Where the chart stands while there are no candles, as the specification says. */
const PLACEHOLDER_PRICE = 52_100
const PLACEHOLDER_CANDLES = 60
/** Older candles are fetched when so few are left before the start of the view. */
const AHEAD = 30
/** Width kept free for labels to the right of the newest candle. */
const LANE = { desktop: 172, mobile: 120 }

/** The chart itself. It draws outside of React: a growing candle renders nothing but the figures above it. */
export function CandleChart(props: CandleChartProps) {
  const { series, candles, instrument, period, levels, moved, onMove, onAlert, onPeriod, keepsFocus } = props
  const { picture, badge, tool, onTool, middle, selected, onSelect } = props
  const { t, i18n } = useTranslation('instrument')
  const box = useRef<HTMLDivElement>(null)
  const [pointed] = useState(() => createStore<ChartPoint | undefined>(undefined))
  const [room] = useState(() => createStore<LevelRoom | undefined>(undefined))
  const [readings] = useState(() => createStore<readonly IndicatorReading[]>([]))
  const [comparison] = useState(() => createStore<ComparisonReading | undefined>(undefined))
  const lane = LANE[useDevice()]
  const { decimals, tickSize, code } = instrument
  const tools = useChartTools(code)
  const drawings = useDrawings(code)
  const frame = useRef<HTMLDivElement>(null)
  const [drawn] = useState(() => createStore<CandleDrawing | undefined>(undefined))
  const drawing = drawn.get
  const comparedWith = tools.comparedWith === code ? undefined : tools.comparedWith
  const isEmpty = candles.length === 0
  const summary = useChartSummary(candles, instrument, { period, indicators: tools.indicators })
  const placeholder = useMemo(() => placeholderOf(period), [period])

  const showLevels = useEffectEvent((on: CandleDrawing) => on.showLevels(levels, moved))

  useEffect(() => {
    const element = box.current
    if (!element) return
    let isWanted = true
    let end = () => {}
    const start = (indicators?: typeof drawIndicators) => {
      if (isWanted) end = inOwnTask(() => startDrawing(element, indicators))
    }
    if (indicatorCount(tools) === 0) start()
    // A chart without its indicators is better than none.
    else
      import('./draw-indicators.ts').then(
        (code) => start(code.drawIndicators),
        () => start(),
      )
    return () => {
      isWanted = false
      end()
    }

    function startDrawing(element: HTMLElement, indicators?: typeof drawIndicators) {
      const drawing = drawCandles(element, {
        decimals,
        tickSize,
        period,
        indicators,
        languageTag: i18n.language,
        placeholder,
        tools,
        lane,
        view: viewOf(series.key),
        isComparing: comparedWith !== undefined,
        onPoint: pointed.set,
        onIndicators: readings.set,
        onComparison: comparison.set,
        onRoom: room.set,
      })
      drawn.set(drawing)
      picture.current = drawing.picture
      const show = () => drawing.show(series.get().candles)
      show()
      showLevels(drawing)
      const timeScale = drawing.chart.timeScale()
      timeScale.subscribeVisibleLogicalRangeChange((range) => {
        if (range && range.from < AHEAD) void series.loadOlder()
      })
      const stops = [
        () => keepView(series.key, drawing.chart),
        series.subscribe(show),
        onTokenColours(drawing.recolour),
      ]
      if (comparedWith !== undefined)
        stops.push(followOther(candleSeriesOf(comparedWith, period), series, drawing))
      return () => {
        for (const stop of stops) stop()
        pointed.set(undefined)
        drawn.set(undefined)
        picture.current = undefined
        drawing.remove()
      }
    }
  }, [
    series,
    decimals,
    tickSize,
    i18n.language,
    placeholder,
    pointed,
    room,
    readings,
    comparison,
    drawn,
    tools,
    lane,
    comparedWith,
    period,
    picture,
  ])

  useEffect(() => drawn.get()?.showLevels(levels, moved), [drawn, levels, moved])

  return (
    <div className="chart-box flex flex-col" style={{ '--panes': panesOf(tools) } as CSSProperties}>
      <ChartLegend
        pointed={pointed}
        readings={readings}
        comparison={comparison}
        comparedWith={comparedWith}
        series={series}
        instrument={instrument}
        badge={badge}
      />
      <div ref={frame} className="relative min-h-0 flex-1" dir="ltr">
        <ChartCursor
          pointed={pointed}
          series={series}
          instrument={instrument}
          drawing={drawing}
          onAlert={onAlert}
          onPeriod={onPeriod}
          keepsFocus={keepsFocus}
        >
          <div role="img" aria-label={summary} className="absolute inset-0">
            <div ref={box} className="size-full" />
          </div>
        </ChartCursor>
        {tool || drawings.length > 0 || hasLostDrawings() ? (
          <Suspense fallback={null}>
            <DrawingLayer
              drawing={drawn}
              frame={frame}
              instrument={instrument}
              period={period}
              tool={tool}
              onTool={onTool}
              middle={middle}
              selected={selected}
              onSelect={onSelect}
            />
          </Suspense>
        ) : null}
        <LevelLabels
          instrument={instrument}
          levels={levels}
          moved={moved}
          onMove={onMove}
          room={room}
          drawing={drawing}
        />
      </div>
      {isEmpty ? (
        <div className="pointer-events-none absolute inset-x-0 top-8 grid justify-items-center gap-1 px-4 text-center">
          <b>{t('chart.placeholder')}</b>
          <p className="text-13 text-muted">
            {t('chart.placeholderBody', { price: PLACEHOLDER_PRICE, decimals })}
          </p>
        </div>
      ) : null}
    </div>
  )
}

/** Draws a second instrument as far back as the chart's own candles reach. */
function followOther(other: CandleSeries, own: CandleSeries, drawing: CandleDrawing): () => void {
  const show = () => {
    const { candles, older } = other.get()
    drawing.compare(candles)
    const from = own.get().candles[0]?.time ?? Number.POSITIVE_INFINITY
    if (older === 'more' && (candles[0]?.time ?? 0) > from) void other.loadOlder()
  }
  show()
  const stops = [other.subscribe(show), own.subscribe(show), other.open()]
  return () => {
    for (const stop of stops) stop()
  }
}

function placeholderOf(period: Period) {
  const now = candleStart(livePrices.marketNow(), period)
  const times = Array.from(
    { length: PLACEHOLDER_CANDLES },
    (_, n) => now - (PLACEHOLDER_CANDLES - 1 - n) * secondsOf(period),
  )
  return { price: PLACEHOLDER_PRICE, times }
}
