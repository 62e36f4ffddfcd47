import { DAY_MS, dayStart } from '../domain/calendar.ts'
import type { TradingSession } from '../domain/instrument.ts'
import { priceOfTicks } from '../domain/price-grid.ts'
import { closesOf } from './candles.ts'
import type { Instrument } from './instrument.ts'
import { isHaltedByPattern, MAGIC_PATTERNS } from './magic-path.ts'
import { changePercent, type Quote } from './market-quote.ts'
import {
  HALF_HOUR_MS,
  halfHourStart,
  type Stats,
  statsOf,
  statsOfDay,
  statsOfHalfHour,
} from './market-stats.ts'
import type { OverlaidPath } from './overlaid-path.ts'
import { CALENDARS } from './session-calendar.ts'

/** Prices in `hundred`. */
const HUNDRED = 100
const QUARTER_HOUR_MS = 900_000

/** One instrument in the market: its path, and the answers that lists and tickets ask for again and again. */
export interface Listing {
  readonly instrument: Instrument
  readonly path: OverlaidPath
  session(tMs: number): TradingSession
  quote(tMs: number): Quote
  /** Ticks at the close of the UTC day before that of `tMs`. */
  previousClose(tMs: number): number
  /** The last closes of quarters of an hour with trading, oldest first; the newest is the current price. */
  hundred(tMs: number): number[]
  /** The close of the previous UTC day, the closes of the half hours with trading since, and the current price. */
  dayPrices(tMs: number): number[]
  /** Figures over a day and longer, prices in ticks. */
  stats(tMs: number): Stats
}

/** Keeps the answer for the last key asked, since the next question is mostly about the same day. */
function rememberLast<T>(make: (key: number) => T): (key: number) => T {
  let known: { key: number; value: T } | undefined
  return (key) => {
    if (known?.key !== key) known = { key, value: make(key) }
    return known.value
  }
}

export function createListing(instrument: Instrument, path: OverlaidPath): Listing {
  const calendar = CALENDARS[instrument.calendar]
  const pattern = MAGIC_PATTERNS[instrument.code]?.(instrument.referenceTicks)

  const closeBefore = rememberLast((day) => path.at(day - 1))
  const earlierCloses = rememberLast((quarter) =>
    closesOf(path, '15m', quarter - 1, HUNDRED - 1).map((ticks) => priceOfTicks(instrument, ticks)),
  )
  const closesOfDay = rememberLast((untilMs) => {
    const closes: number[] = []
    for (let start = dayStart(untilMs); start < untilMs; start += HALF_HOUR_MS) {
      const last = start + HALF_HOUR_MS - 1
      if ((path.lastTick(last) ?? -1) >= start) closes.push(priceOfTicks(instrument, path.at(last)))
    }
    return closes
  })
  const ofHalfHour = rememberLast((start) => statsOfHalfHour(path, start))
  const ofDay = rememberLast((day) => statsOfDay(path, day))
  const previousClose = (tMs: number): number => closeBefore(dayStart(tMs))
  const session = (tMs: number): TradingSession => {
    if (path.isHalted(tMs) || (pattern && isHaltedByPattern(pattern, tMs))) return 'HALTED'
    return calendar.isOpen(tMs) ? 'OPEN' : 'CLOSED'
  }

  return {
    instrument,
    path,
    session,
    previousClose,
    quote(tMs) {
      const ticks = path.at(tMs)
      const state = session(tMs)
      return {
        ticks,
        price: priceOfTicks(instrument, ticks),
        zdf: changePercent(previousClose(tMs), ticks),
        session: state,
        tradable: state === 'OPEN',
      }
    },
    hundred(tMs) {
      const current = priceOfTicks(instrument, path.at(tMs))
      const tick = path.lastTick(tMs) ?? tMs
      const earlier = earlierCloses(tick - (tick % QUARTER_HOUR_MS))
      const missing = Array<number>(HUNDRED - 1 - earlier.length).fill(earlier[0] ?? current)
      return [...missing, ...earlier, current]
    },
    dayPrices(tMs) {
      const price = (ticks: number) => priceOfTicks(instrument, ticks)
      return [price(previousClose(tMs)), ...closesOfDay(halfHourStart(tMs)), price(path.at(tMs))]
    },
    stats: (tMs) => statsOf(path, ofDay(dayStart(tMs)), ofHalfHour(halfHourStart(tMs)), tMs),
  }
}

/** A day's prices of a listing in ticks, up to `tMs`. */
export function dayOf({ path, previousClose }: Listing, tMs: number) {
  const today = path.bar(dayStart(tMs), tMs)
  const lastDay = path.bar(tMs - DAY_MS, tMs)
  return {
    prevClose: previousClose(tMs),
    high: today.high,
    low: today.low,
    high24h: lastDay.high,
    low24h: lastDay.low,
  }
}
