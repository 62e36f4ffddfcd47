import type { IChartApi } from 'lightweight-charts'

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
