import {
  createChart,
  HistogramSeries,
  type IChartApi,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type UTCTimestamp,
} from 'lightweight-charts'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { formatDateTime } from '../../../../core/format/format-time.ts'
import { chartColours } from '../../../../ui/figure/chart-colours.ts'
import { tokenColours } from '../../../../ui/figure/token-colours.ts'
import type { Candle } from '../model/candle.ts'
import type { ChartLevel } from '../model/chart-level.ts'
import type { ChartTools } from '../model/chart-tools.ts'
import { changesSince } from './changes-since.ts'
import { volumeColour } from './chart-colours.ts'
import { drawIndicators, type IndicatorReading } from './draw-indicators.ts'
import { drawPrices } from './draw-prices.ts'
import { createLevelLines, type HiddenLevel } from './level-lines.ts'

export interface CandleDrawing {
  readonly chart: IChartApi
  /** Shows these candles; draws only what changed. */
  show(candles: readonly Candle[]): void
  /** Draws these levels as lines, and no others. */
  showLevels(levels: readonly ChartLevel[]): void
  /** Takes the colours of the theme in force. */
  recolour(): void
  remove(): void
}

export interface CandleDrawingOptions {
  decimals: number
  tickSize: number
  /** BCP 47 tag for dates. */
  languageTag: string
  /** Level of the line that stands in where there are no candles. */
  placeholder: { readonly price: number; readonly times: readonly number[] }
  onPoint: (candle: Candle | undefined) => void
  /** How prices are drawn, and which indicators beside them. */
  tools: ChartTools
  /** Called with the figures of the indicators at the candle under the pointer, else at the last one. */
  onIndicators: (readings: readonly IndicatorReading[]) => void
  /** Called with the levels that lie above or below what is in view. */
  onHidden: (hidden: readonly HiddenLevel[]) => void
}

/** Draws candles, volumes and the last price into a box, and keeps them up to date. */
export function drawCandles(box: HTMLElement, options: CandleDrawingOptions): CandleDrawing {
  const { decimals, tickSize, languageTag, placeholder, tools, onPoint, onIndicators, onHidden } = options
  let colours = tokenColours()
  let shown: readonly Candle[] = []

  const chart = createChart(box, {
    autoSize: true,
    // From the start: the logo would bring a style of its own, which the page's security policy refuses.
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 11 },
    localization: {
      // Digits are 0 to 9 in every language, as everywhere else on the page.
      locale: `${languageTag}-u-nu-latn`,
      priceFormatter: (price: number) => formatPrice(price, decimals),
      timeFormatter: (time: UTCTimestamp) => formatDateTime(time * 1000, languageTag),
    },
  })
  chart.applyOptions(chartColours(colours))
  chart.applyOptions({
    rightPriceScale: {
      borderVisible: false,
      mode: tools.isLogarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
      scaleMargins: { top: 0.08, bottom: 0.22 },
      ensureEdgeTickMarksVisible: true,
    },
    timeScale: { borderVisible: false, timeVisible: true, rightOffset: 3, barSpacing: 13, minBarSpacing: 2 },
    // A finger that moves up and down scrolls the page.
    handleScroll: { vertTouchDrag: false },
  })

  const prices = drawPrices(chart, tools.kind, { decimals, tickSize }, () => colours)
  const volumes = chart.addSeries(HistogramSeries, {
    priceFormat: { type: 'volume' },
    priceScaleId: '',
    lastValueVisible: false,
    priceLineVisible: false,
  })
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.86, bottom: 0 } })
  const placeholderLine = chart.addSeries(LineSeries, {
    color: colours.lineStrong,
    lineStyle: LineStyle.Dotted,
    lineWidth: 1,
    lastValueVisible: true,
    priceLineVisible: false,
    crosshairMarkerVisible: false,
    priceFormat: { type: 'price', precision: decimals, minMove: tickSize },
  })
  const lastPrice = prices.series.createPriceLine({
    price: 0,
    lineVisible: false,
    axisLabelVisible: false,
    lineStyle: LineStyle.Dotted,
    lineWidth: 1,
    ...lastPriceColours(),
  })

  const indicators = drawIndicators(chart, tools, { decimals, tickSize }, () => colours)
  let pointedAt: number | undefined
  const levelLines = createLevelLines(chart, prices.series, () => colours, onHidden)

  function lastPriceColours() {
    return { color: colours.text, axisLabelColor: colours.text, axisLabelTextColor: colours.page }
  }

  const toVolume = ({ time, open, close, volume }: Candle) => ({
    time: time as UTCTimestamp,
    value: volume,
    color: volumeColour(colours, close > open),
  })

  chart.subscribeCrosshairMove(({ time }) => {
    const at = time === undefined ? -1 : shown.findIndex((candle) => candle.time === time)
    pointedAt = at < 0 ? undefined : at
    onPoint(shown[at])
    tellIndicators()
  })
  const tellIndicators = () => onIndicators(indicators.at(pointedAt ?? shown.length - 1))

  function setAll(next: readonly Candle[]) {
    prices.setAll(next)
    volumes.setData(next.map(toVolume))
    placeholderLine.setData(
      next.length > 0
        ? []
        : placeholder.times.map((time) => ({ time: time as UTCTimestamp, value: placeholder.price })),
    )
  }

  return {
    chart,
    show(next) {
      const changes = changesSince(shown, next)
      const range = chart.timeScale().getVisibleLogicalRange()
      shown = next
      if (changes.kind === 'tail') {
        for (const candle of changes.candles) {
          prices.update(candle)
          volumes.update(toVolume(candle))
        }
      } else {
        setAll(next)
        // Candles put in front push the others on: what was seen stays in view.
        if (range && changes.prepended > 0) {
          chart.timeScale().setVisibleLogicalRange({
            from: range.from + changes.prepended,
            to: range.to + changes.prepended,
          })
        }
      }
      indicators.show(next, changes)
      tellIndicators()
      const last = next.at(-1)
      lastPrice.applyOptions({
        price: last?.close ?? 0,
        lineVisible: last !== undefined,
        axisLabelVisible: last !== undefined,
      })
      levelLines.refetchLater()
    },
    showLevels: levelLines.show,
    recolour() {
      colours = tokenColours()
      chart.applyOptions(chartColours(colours))
      prices.recolour()
      indicators.recolour()
      placeholderLine.applyOptions({ color: colours.lineStrong })
      lastPrice.applyOptions(lastPriceColours())
      levelLines.recolour()
      setAll(shown)
    },
    remove() {
      levelLines.stop()
      chart.remove()
    },
  }
}
