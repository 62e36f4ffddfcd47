import { ColorType, type DeepPartial, LineStyle, type TimeChartOptions } from 'lightweight-charts'
import type { TokenColours } from './token-colours.ts'

/** Colours of a chart itself: lines, scales, crosshair. */
export function chartColours({
  surface,
  muted,
  line,
  lineStrong,
  text,
}: TokenColours): DeepPartial<TimeChartOptions> {
  const crosshair = {
    color: lineStrong,
    labelBackgroundColor: text,
    style: LineStyle.Dashed,
    width: 1 as const,
  }
  return {
    layout: {
      background: { type: ColorType.Solid, color: surface },
      textColor: muted,
      panes: { separatorColor: line, separatorHoverColor: lineStrong },
    },
    grid: { vertLines: { color: line }, horzLines: { color: line } },
    crosshair: { vertLine: crosshair, horzLine: crosshair },
    timeScale: { borderColor: line },
    rightPriceScale: { borderColor: line },
  }
}
