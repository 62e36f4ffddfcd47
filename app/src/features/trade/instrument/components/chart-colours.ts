import type { TokenColours } from '#ui/figure/token-colours.ts'

/** Volume is there to be seen behind the candles, not instead of them. */
const VOLUME_ALPHA = '38'

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
