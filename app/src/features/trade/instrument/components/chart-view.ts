import type { IChartApi } from 'lightweight-charts'

interface View {
  readonly position: number
  readonly spacing: number
}

const views = new Map<string, View>()

/**
 * Brings a chart back to where the user left it, and remembers that when it goes: a page that is hidden loses its
 * chart, and the user should not notice.
 *
 * @returns a function that remembers the view; call it before the chart is removed.
 */
export function keepView(key: string, chart: IChartApi): () => void {
  const timeScale = chart.timeScale()
  const view = views.get(key)
  if (view) {
    timeScale.applyOptions({ barSpacing: view.spacing })
    timeScale.scrollToPosition(view.position, false)
  }
  return () => {
    const spacing = timeScale.options().barSpacing
    views.set(key, { position: timeScale.scrollPosition(), spacing })
  }
}
