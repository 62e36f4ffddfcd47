import type { TradingSession } from '../domain/instrument.ts'
import { priceOfTicks } from '../domain/price-grid.ts'
import { type CandlePeriod, candlesOf } from './candles.ts'
import type { Instrument, MarketType } from './instrument.ts'
import { createInstrumentPath, type Seed } from './instrument-path.ts'
import { createListing, dayOf, type Listing } from './listing.ts'
import type { Quote } from './market-quote.ts'
import type { Stats } from './market-stats.ts'
import { createOverlaidPath } from './overlaid-path.ts'
import type { MarketOverlay } from './overlay.ts'
import type { CrossingDirection } from './price-path.ts'
import { segmentsOf } from './segment.ts'

/** Open, high, low and close of one period, as display prices. */
export interface Candle {
  /** Start of the period, in seconds since 1970 UTC. */
  readonly t: number
  readonly o: number
  readonly h: number
  readonly l: number
  readonly c: number
  /** Simulated volume. */
  readonly v: number
}

/** Display prices of a UTC day so far and of the last 24 hours. */
export interface DayPrices {
  readonly prevClose: number
  readonly high: number
  readonly low: number
  readonly high24h: number
  readonly low24h: number
}

/** Figures over a day and longer, with display prices. */
export interface MarketFigures extends Stats {
  /** The close of the previous UTC day, the closes of the half hours with trading since, and the current price. */
  readonly dayPrices: readonly number[]
}

/**
 * All prices, as a pure function of (seed, code, virtual time, overlays). Times are ms since 1970 UTC and
 * stretches include both ends. Ticks are whole numbers for books and settlement; display prices are numbers.
 * A code that is not listed throws a `RangeError`: look it up with {@link Market.find} first.
 */
export interface Market {
  /** What the control plane did, in order of time. */
  readonly overlays: readonly MarketOverlay[]
  find(code: string): Instrument | undefined
  findById(id: string): Instrument | undefined
  /** All instruments, or those of one category, in display order. */
  list(type?: MarketType): readonly Instrument[]
  /** Price in force, in ticks. */
  priceTicks(code: string, tMs: number): number
  quote(code: string, tMs: number): Quote
  session(code: string, tMs: number): TradingSession
  /** 100 display prices for a sparkline, oldest first: closes of quarters of an hour, then the current one. */
  hundred(code: string, tMs: number): number[]
  /** At most `limit` candles up to `endMs`, oldest first, the last one live. Periods without trading are left out. */
  candles(code: string, period: CandlePeriod, endMs: number, limit: number): Candle[]
  day(code: string, tMs: number): DayPrices
  /** Changes, ranges, volatility and volume over a day and longer. */
  stats(code: string, tMs: number): MarketFigures
  /** Highest and lowest price of a stretch, in ticks. */
  extremes(code: string, fromMs: number, toMs: number): { high: number; low: number }
  /**
   * The first time in a stretch at which the price is at or beyond a level, or null when it never is. While the
   * control plane halts an instrument it reaches nothing, since its price cannot be traded at.
   */
  firstCrossing(
    code: string,
    levelTicks: number,
    direction: CrossingDirection,
    fromMs: number,
    toMs: number,
  ): number | null
  /** Time of the last tick up to `tMs`: a price older than a product allows is stale. Null: never ticked. */
  lastTick(code: string, tMs: number): number | null
  /** The same market under other overlays. */
  withOverlays(overlays: readonly MarketOverlay[]): Market
}

/** What a market is made of. */
export interface MarketOptions {
  readonly seed: Seed
  readonly instruments: readonly Instrument[]
  /** @default none */
  readonly overlays?: readonly MarketOverlay[]
}

/** Keeps what is made for a code, so that it is made once. */
function oncePerCode<T>(make: (instrument: Instrument) => T): (instrument: Instrument) => T {
  const made = new Map<string, T>()
  return (instrument) => {
    const known = made.get(instrument.code)
    if (known) return known
    const value = make(instrument)
    made.set(instrument.code, value)
    return value
  }
}

/**
 * The market of a seed.
 *
 * @example
 * const market = createMarket({ seed: 1, instruments: sampleInstruments })
 * market.quote('EURUSD', Date.UTC(2026, 0, 10)).price
 */
export function createMarket({ seed, instruments, overlays = [] }: MarketOptions): Market {
  const byCode = new Map(instruments.map((instrument) => [instrument.code, instrument]))
  const byId = new Map(instruments.map((instrument) => [instrument.id, instrument]))
  const byType = new Map(
    ([1, 2, 3, 4, 5] as const).map((type) => [type, instruments.filter((i) => i.type === type)]),
  )
  const basePath = oncePerCode((instrument) => createInstrumentPath(seed, instrument))
  const overlaid = (instrument: Instrument, own: readonly MarketOverlay[]): Listing => {
    const base = basePath(instrument)
    const segments = segmentsOf(own, base, (otherSeed) => createInstrumentPath(otherSeed, instrument))
    return createListing(instrument, createOverlaidPath(segments, base))
  }
  /** Shared by all markets of this seed: worlds differ in few instruments, if any. */
  const untouched = oncePerCode((instrument) => overlaid(instrument, []))

  const withOverlays = (given: readonly MarketOverlay[]): Market => {
    const inOrder = given.toSorted((a, b) => a.at - b.at)
    const listingOf = oncePerCode((instrument) => {
      const own = inOrder.filter(({ code }) => code === instrument.code)
      return own.length === 0 ? untouched(instrument) : overlaid(instrument, own)
    })
    const listing = (code: string): Listing => {
      const instrument = byCode.get(code)
      if (!instrument) throw new RangeError(`No instrument has the code ${code}; see find(code).`)
      return listingOf(instrument)
    }

    return {
      overlays: inOrder,
      withOverlays,
      find: (code) => byCode.get(code),
      findById: (id) => byId.get(id),
      list: (type) => (type === undefined ? instruments : (byType.get(type) ?? [])),
      priceTicks: (code, tMs) => listing(code).path.at(tMs),
      quote: (code, tMs) => listing(code).quote(tMs),
      session: (code, tMs) => listing(code).session(tMs),
      hundred: (code, tMs) => listing(code).hundred(tMs),
      candles(code, period, endMs, limit) {
        const { instrument, path } = listing(code)
        return candlesOf(path, period, endMs, limit).map(({ t, open, high, low, close, volume }) => ({
          t,
          o: priceOfTicks(instrument, open),
          h: priceOfTicks(instrument, high),
          l: priceOfTicks(instrument, low),
          c: priceOfTicks(instrument, close),
          v: volume,
        }))
      },
      day(code, tMs) {
        const of = listing(code)
        const { prevClose, high, low, high24h, low24h } = dayOf(of, tMs)
        const price = (ticks: number) => priceOfTicks(of.instrument, ticks)
        return {
          prevClose: price(prevClose),
          high: price(high),
          low: price(low),
          high24h: price(high24h),
          low24h: price(low24h),
        }
      },
      stats(code, tMs) {
        const of = listing(code)
        const stats = of.stats(tMs)
        const price = (ticks: number) => priceOfTicks(of.instrument, ticks)
        return {
          ...stats,
          dayHigh: price(stats.dayHigh),
          dayLow: price(stats.dayLow),
          yearHigh: price(stats.yearHigh),
          yearLow: price(stats.yearLow),
          dayPrices: of.dayPrices(tMs),
        }
      },
      extremes(code, fromMs, toMs) {
        const { high, low } = listing(code).path.bar(fromMs, toMs)
        return { high, low }
      },
      firstCrossing: (code, levelTicks, direction, fromMs, toMs) =>
        listing(code).path.firstCrossing(levelTicks, direction, fromMs, toMs),
      lastTick: (code, tMs) => listing(code).path.lastTick(tMs),
    }
  }

  return withOverlays(overlays)
}
