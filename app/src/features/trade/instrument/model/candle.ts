import type { components } from '@swx/sdk'

/** Open, high, low and close of one period. */
export interface Candle {
  /** Start of the period, epoch seconds. */
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** Translates the wire's one-letter names once. */
export function toCandle({ t, o, h, l, c, v }: components['schemas']['Candle']): Candle {
  return { time: t, open: o, high: h, low: l, close: c, volume: v }
}
