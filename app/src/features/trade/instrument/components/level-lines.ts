import {
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
  type SeriesType,
} from 'lightweight-charts'
import type { TokenColours } from '../../../../ui/figure/token-colours.ts'
import type { ChartLevel } from '../model/chart-level.ts'

/** A level outside of what the chart shows. */
export interface HiddenLevel extends ChartLevel {
  readonly side: 'above' | 'below'
}

/** Lines across the chart. */
export interface LevelLines {
  show(levels: readonly ChartLevel[]): void
  recolour(): void
  /** Finds out anew, on the next frame, which levels are out of view. */
  refetchLater(): void
  stop(): void
}

/** Draws levels as lines with their names, and tells which of them the view does not reach. */
export function createLevelLines(
  chart: IChartApi,
  series: ISeriesApi<SeriesType>,
  colours: () => TokenColours,
  onHidden: (hidden: readonly HiddenLevel[]) => void,
): LevelLines {
  const lines = new Map<string, { readonly level: ChartLevel; readonly line: IPriceLine }>()
  let frame = 0
  let told = ''

  const look = () => {
    const { height } = chart.paneSize()
    const hidden = [...lines.values()].flatMap(({ level }): HiddenLevel[] => {
      const place = series.priceToCoordinate(level.price)
      if (place === null || (place >= 0 && place <= height)) return []
      return [{ ...level, side: place < 0 ? 'above' : 'below' }]
    })
    const news = hidden.map(({ id, side, price, title }) => [id, side, price, title].join()).join(';')
    if (news === told) return
    told = news
    onHidden(hidden)
  }
  const refetchLater = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const looks = () => {
    const { muted, surface } = colours()
    return { color: muted, axisLabelColor: muted, axisLabelTextColor: surface }
  }
  chart.timeScale().subscribeVisibleLogicalRangeChange(refetchLater)

  return {
    show(levels) {
      const wanted = new Set(levels.map(({ id }) => id))
      for (const [id, { line }] of lines) {
        if (wanted.has(id)) continue
        series.removePriceLine(line)
        lines.delete(id)
      }
      for (const level of levels) {
        const { id, price, title } = level
        const known = lines.get(id)
        if (known) known.line.applyOptions({ price, title })
        const line =
          known?.line ??
          series.createPriceLine({ price, title, lineStyle: LineStyle.Dashed, lineWidth: 1, ...looks() })
        lines.set(id, { level, line })
      }
      refetchLater()
    },
    recolour() {
      for (const { line } of lines.values()) line.applyOptions(looks())
    },
    refetchLater,
    stop: () => cancelAnimationFrame(frame),
  }
}
