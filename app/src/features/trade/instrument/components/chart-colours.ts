import { ColorType, type DeepPartial, LineStyle, type TimeChartOptions } from 'lightweight-charts'
import type { TokenColours } from '../../../../ui/figure/token-colours.ts'

/** Volume is there to be seen behind the candles, not instead of them. */
const VOLUME_ALPHA = '38'

/** Colours of the chart itself: lines, scales, crosshair. */
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
    layout: { background: { type: ColorType.Solid, color: surface }, textColor: muted },
    grid: { vertLines: { color: line }, horzLines: { color: line } },
    crosshair: { vertLine: crosshair, horzLine: crosshair },
    timeScale: { borderColor: line },
    rightPriceScale: { borderColor: line },
  }
}

/** Hollow when rising, filled when falling: the shape says it without the colour. */
export function candleColours({ up, down, surface }: TokenColours) {
  return {
    upColor: surface,
    borderUpColor: up,
    wickUpColor: up,
    downColor: down,
    borderDownColor: down,
    wickDownColor: down,
  }
}

/** Colour of a volume bar. */
export function volumeColour({ up, down }: TokenColours, isRising: boolean): string {
  return `${isRising ? up : down}${VOLUME_ALPHA}`
}
