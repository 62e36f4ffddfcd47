import { DAY_MS, dayStart } from '../domain/calendar.ts'
import { closesOf } from './candles.ts'
import { changePercent } from './market-quote.ts'
import { type Bar, joinBars, type PricePath } from './price-path.ts'

/** Days that a change is counted over: against the close of that many UTC days before today. */
const STRETCHES = { week: 7, month: 30, year: 365 } as const
type Stretch = keyof typeof STRETCHES

/** Daily closes that a volatility of 30 returns is made of. */
const CLOSES = 31

/** Length of a half hour in ms. */
export const HALF_HOUR_MS = 1_800_000

/** Start of the half hour of a moment. */
export const halfHourStart = (tMs: number): number => tMs - (tMs % HALF_HOUR_MS)

/** What is the same for a whole UTC day: the prices before it that the present ones are compared with, in ticks. */
export interface StatsOfDay {
  readonly closes: Readonly<Record<Stretch, number>>
  /** Highest and lowest price of the year up to the day. */
  readonly earlier: { readonly high: number; readonly low: number }
  readonly dailyCloses: readonly number[]
}

/** Figures of one instrument over a day and longer. */
export interface Stats {
  readonly changeWeek: number
  readonly changeMonth: number
  readonly changeYear: number
  readonly dayHigh: number
  readonly dayLow: number
  readonly yearHigh: number
  readonly yearLow: number
  /** The last closes of days with trading before today, in ticks, oldest first. */
  readonly dailyCloses: readonly number[]
  readonly volume: number
}

/** What the figures of a UTC day rest on; `day` is its start in ms. */
export function statsOfDay(path: PricePath, day: number): StatsOfDay {
  const closeBefore = (days: number) => path.at(day - (days - 1) * DAY_MS - 1)
  const { high, low } = path.bar(day - (STRETCHES.year - 1) * DAY_MS, day - 1)
  return {
    closes: {
      week: closeBefore(STRETCHES.week),
      month: closeBefore(STRETCHES.month),
      year: closeBefore(STRETCHES.year),
    },
    earlier: { high, low },
    dailyCloses: closesOf(path, '1d', day - 1, CLOSES),
  }
}

/** What is the same for half an hour: the day so far and the volume of the 24 hours before it. */
export interface StatsOfHalfHour {
  /** Undefined in the first half hour of a day. */
  readonly today: Bar | undefined
  readonly volume: number
}

/** What the figures of half an hour rest on besides its own prices; `start` is in ms. */
export function statsOfHalfHour(path: PricePath, start: number): StatsOfHalfHour {
  const day = dayStart(start)
  return {
    today: start === day ? undefined : path.bar(day, start - 1),
    volume: path.bar(start - DAY_MS, start - 1).volume,
  }
}

/**
 * The figures at `tMs`, prices in ticks. Every stretch is the union of a few nodes of the path, and those that are over
 * are given, so that all of them cost little more than a price.
 *
 * @param ofDay what rests on the days before that of `tMs`
 * @param ofHalfHour what rests on the half hours before that of `tMs`
 */
export function statsOf(
  path: PricePath,
  { closes, earlier, dailyCloses }: StatsOfDay,
  { today: before, volume }: StatsOfHalfHour,
  tMs: number,
): Stats {
  const current = path.bar(halfHourStart(tMs), tMs)
  const today = before ? joinBars(before, current) : current
  const now = today.close
  return {
    changeWeek: changePercent(closes.week, now),
    changeMonth: changePercent(closes.month, now),
    changeYear: changePercent(closes.year, now),
    dayHigh: today.high,
    dayLow: today.low,
    yearHigh: Math.max(earlier.high, today.high),
    yearLow: Math.min(earlier.low, today.low),
    dailyCloses,
    volume,
  }
}
