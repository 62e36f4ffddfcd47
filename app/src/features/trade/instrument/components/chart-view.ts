import { CrosshairMode, createChart, type IChartApi, type UTCTimestamp } from 'lightweight-charts'
import { formatPercent, isolateText } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'

/** Where the user left a chart. */
export interface ChartView {
  /** Pixels from one candle to the next. */
  readonly spacing: number
  /** Candles between the newest one and the end of the chart, negative; undefined for a chart that shows its newest candle. */
  readonly position: number | undefined
}

const views = new Map<string, ChartView>()

/** The view that a chart had when it went: a page that is hidden loses its chart, and the user should not notice. */
export const viewOf = (key: string): ChartView | undefined => views.get(key)

/** Remembers the view of a chart; call it before the chart is removed. */
export function keepView(key: string, chart: IChartApi): void {
  const timeScale = chart.timeScale()
  const position = timeScale.scrollPosition()
  // The room after the newest candle is not kept: it depends on the levels that are drawn next time.
  views.set(key, {
    spacing: timeScale.options().barSpacing,
    position: position < 0 ? position : undefined,
  })
}

/** Pixels from one candle to the next, until the user zooms. */
const SPACING = 13
/** Pixels to the right of the newest candle where there are no levels. */
const EDGE = 3 * SPACING

/** A chart without its series, and the room after its newest candle. */
export interface EmptyChart {
  readonly chart: IChartApi
  /** Leaves so many pixels after the newest candle, the usual ones without a number; a chart that was scrolled back stays. */
  leaveRoom(pixels?: number): void
}

/**
 * Makes a chart in a box, where the user left it.
 *
 * @param languageTag BCP 47 tag for dates
 * @param view of the chart, if it was shown before
 */
export function openChart(box: HTMLElement, languageTag: string, view: ChartView | undefined): EmptyChart {
  const chart = createChart(box, {
    autoSize: true,
    // From the start: the logo would bring a style of its own, which the page's security policy does not allow.
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 11 },
    localization: {
      // Digits are 0 to 9 in every language, as everywhere else on the page.
      locale: `${languageTag}-u-nu-latn`,
      percentageFormatter: formatPercent,
      // A canvas writes from left to right: a date of a language from right to left keeps its order by an isolate.
      timeFormatter: (time: UTCTimestamp) => isolateText(formatDateTime(time * 1000, languageTag)),
    },
    // Of every pane: each has a scale of its own, whose figures its series format. A label that would be cut is left out.
    rightPriceScale: {
      borderVisible: false,
      scaleMargins: { top: 0.08, bottom: 0.08 },
      entireTextOnly: true,
    },
    // From the start, too: what is set later is put off to the next frame, and a width in pixels that is set meanwhile
    // is turned into candles of another spacing.
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      barSpacing: view?.spacing ?? SPACING,
      rightOffsetPixels: EDGE,
      minBarSpacing: 2,
    },
    // The price of the crosshair is the one that is pointed at: alerts are set there.
    crosshair: { mode: CrosshairMode.Normal },
    // A finger that moves up and down scrolls the page.
    handleScroll: { vertTouchDrag: false },
  })
  // What is asked of the time scale is done on the next frame: until then it does not say where it will be.
  let isLaidOut = false
  const isAtEnd = () => (isLaidOut ? chart.timeScale().scrollPosition() >= 0 : view?.position === undefined)
  requestAnimationFrame(() => {
    isLaidOut = true
  })
  if (view?.position !== undefined) chart.timeScale().scrollToPosition(view.position, false)

  return {
    chart,
    leaveRoom(pixels = EDGE) {
      if (isAtEnd()) chart.timeScale().applyOptions({ rightOffsetPixels: pixels })
    },
  }
}
