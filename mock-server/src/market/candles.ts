import { DAY_MS } from '../domain/calendar.ts'
import type { Bar, PricePath } from './price-path.ts'

/** Length of a candle. */
export type CandlePeriod = '1m' | '5m' | '15m' | '30m' | '1h' | '4h' | '1d' | '1w'

/** Length of each period in ms. */
const PERIOD_MS: Readonly<Record<CandlePeriod, number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '30m': 1_800_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
  '1d': DAY_MS,
  '1w': 604_800_000,
}

/** The first Monday since 1970 UTC, in ms: weeks are counted from there. */
const FIRST_MONDAY = 4 * DAY_MS

/** Start of the period that `ms` belongs to: whole multiples of its length since 1970 UTC, and weeks on Mondays. */
export function periodStart(ms: number, period: CandlePeriod): number {
  const length = PERIOD_MS[period]
  const origin = period === '1w' ? FIRST_MONDAY : 0
  return Math.floor((ms - origin) / length) * length + origin
}

/** One period in ticks. */
export interface TickCandle extends Bar {
  /** Start of the period, in seconds since 1970 UTC. */
  readonly t: number
}

/** Calls `visit` with the first and last ms of each period that has a tick, up to `endMs`, newest first. */
function overPeriods(
  path: PricePath,
  period: CandlePeriod,
  endMs: number,
  limit: number,
  visit: (periodMs: number, lastMs: number) => void,
): void {
  const length = PERIOD_MS[period]
  let tick = path.lastTick(endMs)
  for (let count = 0; tick !== null && tick >= 0 && count < limit; count++) {
    const start = periodStart(tick, period)
    visit(start, Math.min(endMs, start + length - 1))
    tick = path.lastTick(start - 1)
  }
}

/**
 * The candles up to `endMs`, oldest first. The last one is live: it stops at `endMs`. Periods without a tick
 * (nights, weekends, halts) are left out, so that a chart shows trading only.
 *
 * @param limit how many at most
 */
export function candlesOf(path: PricePath, period: CandlePeriod, endMs: number, limit: number): TickCandle[] {
  const candles: TickCandle[] = []
  overPeriods(path, period, endMs, limit, (start, last) => {
    // A session that opens within the period starts its candle: the price held until then belongs to no trade.
    const { open, high, low, close, volume } = path.bar(path.nextTick(start) ?? start, last)
    candles.push({ t: start / 1_000, open, high, low, close, volume })
  })
  return candles.reverse()
}

/** The closes of the same candles, in ticks: far cheaper than the candles. */
export function closesOf(path: PricePath, period: CandlePeriod, endMs: number, limit: number): number[] {
  const closes: number[] = []
  overPeriods(path, period, endMs, limit, (_, last) => {
    closes.push(path.at(last))
  })
  return closes.reverse()
}
