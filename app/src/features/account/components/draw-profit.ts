import {
  BaselineSeries,
  type BaselineSeriesPartialOptions,
  createChart,
  type IChartApi,
  type UTCTimestamp,
} from 'lightweight-charts'
import { formatSigned } from '../../../core/format/format-signed.ts'
import { formatDate, formatDateTime, formatDayMonth, formatTime } from '../../../core/format/format-time.ts'
import { chartColours } from '../../../ui/figure/chart-colours.ts'
import { type TokenColours, tokenColours } from '../../../ui/figure/token-colours.ts'
import type { ProfitCurve } from '../model/profit-curve.ts'

/** Profit and loss drawn into a box. */
export interface ProfitDrawing {
  readonly chart: IChartApi
  show(curve: ProfitCurve): void
  /** Takes the colours of the theme in force. */
  recolour(): void
}

const DAY_S = 86_400
/** Of a longer span the scale names the days, of a shorter one the hours, too. */
const BY_DAY_S = 8 * DAY_S
/** The area under the line is there to be seen behind the grid, not instead of it. */
const AREA_ALPHA = '1f'

function seriesColours({ up, down }: TokenColours): BaselineSeriesPartialOptions {
  return {
    topLineColor: up,
    topFillColor1: up + AREA_ALPHA,
    topFillColor2: up + AREA_ALPHA,
    bottomLineColor: down,
    bottomFillColor1: down + AREA_ALPHA,
    bottomFillColor2: down + AREA_ALPHA,
  }
}

/** A chart has points at whole seconds, each later than the one before; and it draws, so that floats do. */
function pointsOf({ start, slices }: ProfitCurve) {
  const values = new Map<number, number>([[Math.floor(start / 1000), 0]])
  for (const { to, total } of slices) values.set(Math.floor(to / 1000), Number(total))
  return [...values].map(([time, value]) => ({ time: time as UTCTimestamp, value }))
}

/**
 * Draws profit and loss: above nothing as a rise, below as a fall.
 *
 * @param language BCP 47 tag for dates
 */
export function drawProfit(box: HTMLElement, language: string): ProfitDrawing {
  let isByDay = false
  const chart = createChart(box, {
    autoSize: true,
    // From the start: the logo would bring a style of its own, which the page's security policy refuses.
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 11 },
    localization: {
      locale: `${language}-u-nu-latn`,
      priceFormatter: (value: number) => formatSigned(value, 2),
      timeFormatter: (time: UTCTimestamp) =>
        (time % DAY_S === 0 ? formatDate : formatDateTime)(time * 1000, language),
    },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.12, bottom: 0.08 } },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      tickMarkFormatter: (time: UTCTimestamp) =>
        isByDay || time % DAY_S === 0
          ? formatDayMonth(time * 1000, language)
          : formatTime(time * 1000, language).slice(0, 5),
    },
    // The whole span is on show; a finger scrolls the page.
    handleScroll: false,
    handleScale: false,
  })
  const series = chart.addSeries(BaselineSeries, {
    baseValue: { type: 'price', price: 0 },
    lineWidth: 2,
    priceLineVisible: false,
    priceFormat: { type: 'price', precision: 2, minMove: 0.01 },
  })
  const recolour = () => {
    chart.applyOptions(chartColours(tokenColours()))
    chart.applyOptions({ grid: { vertLines: { visible: false } } })
    series.applyOptions(seriesColours(tokenColours()))
  }
  recolour()
  return {
    chart,
    show(curve) {
      isByDay = curve.end - curve.start > BY_DAY_S * 1000
      series.setData(pointsOf(curve))
      chart.timeScale().fitContent()
    },
    recolour,
  }
}
