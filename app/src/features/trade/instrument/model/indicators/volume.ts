import type { Indicator } from './indicator.ts'

/** Where the average price by volume begins anew: at midnight UTC, or with the year for candles of a day and longer. */
export type VolumeAnchor = 'day' | 'year'

interface VolumesSoFar {
  readonly since: number
  readonly money: number
  readonly volume: number
}

/**
 * The average price by volume (VWAP): the middle of high, low and close of each candle since the anchor, weighed by its
 * volume.
 */
export const volumeWeightedPrice = (anchor: VolumeAnchor): Indicator<VolumesSoFar, 'average'> => ({
  start: { since: Number.NaN, money: 0, volume: 0 },
  step(before, { time, high, low, close, volume }) {
    const since = startOf(anchor, time)
    const known = before.since === since ? before : { money: 0, volume: 0 }
    const state = {
      since,
      money: known.money + ((high + low + close) / 3) * volume,
      volume: known.volume + volume,
    }
    return { state, values: { average: state.volume === 0 ? undefined : state.money / state.volume } }
  },
})

const DAY = 86_400

function startOf(anchor: VolumeAnchor, time: number): number {
  return anchor === 'day' ? Math.floor(time / DAY) : new Date(time * 1000).getUTCFullYear()
}

interface BalanceSoFar {
  readonly close: number | undefined
  readonly balance: number
}

/**
 * The volume balance by Joseph Granville (OBV): the volume of a candle is added when it closes higher than the one
 * before and taken off when it closes lower. It begins with 0 at the oldest candle that is loaded.
 */
export const volumeBalance: Indicator<BalanceSoFar, 'balance'> = {
  start: { close: undefined, balance: 0 },
  step({ close: before, balance }, { close, volume }) {
    const next = balance + volume * Math.sign(close - (before ?? close))
    return { state: { close, balance: next }, values: { balance: next } }
  },
}
