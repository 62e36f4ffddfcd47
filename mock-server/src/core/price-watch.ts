import { DAY_MS } from '../domain/calendar.ts'
import type { Market } from '../market/create-market.ts'
import { createLevelWatch, type LevelWatch } from '../market/level-watch.ts'
import { sortable } from '../store/define-table.ts'
import type { ReadTable } from '../store/table.ts'

/** How far ahead of the clock levels are looked for, so that a running clock finds most of its looks done. */
const LOOK_AHEAD_MS = 7 * DAY_MS

const SIDES = ['above', 'below'] as const
const DIRECTIONS = { above: 'atOrAbove', below: 'atOrBelow' } as const

type Side = (typeof SIDES)[number]

/** The levels of a record: the price that it waits for on each side, in ticks. */
export type PriceLevels = { readonly [Name in Side]: number | undefined }

/** What of a record is watched. */
export interface WatchedRow {
  readonly userId: string
  readonly code: string
  /** From when on its levels are watched, epoch ms. */
  readonly watchedFrom: number
}

/** That the price reaches what a record waits for: which record, and the first moment at which it does. */
export interface PriceReach {
  readonly at: number
  /** The key of the record. */
  readonly ref: string
  readonly userId: string
}

/** Finds in order of time which records the prices reach. */
export interface PriceWatch {
  /** The first that is not later than `until`, if any. Once its record has changed, the next one is the first. */
  next(prices: Market, until: number): PriceReach | undefined
  /** Leaves out a record whose event failed, until the record changes. */
  passOver(ref: string): void
}

export interface PriceWatchOptions<Row> {
  /** With the indexes of {@link levelIndex}. */
  readonly rows: ReadTable<Row>
  /** The key of a record. */
  readonly refOf: (row: Row) => string
  readonly levelsOf: (row: Row) => PriceLevels
  /** What waits for no fixed level, but for what the price does from now on: each of these is looked for alone. */
  readonly moving?: {
    rowsOf(code: string): Iterable<Row>
    /** The first moment up to `horizon`, or null. */
    reach(prices: Market, row: Row, horizon: number): number | null
  }
}

/** What was found out about a record, as it and the market were then. */
interface Found {
  readonly market: Market
  readonly horizon: number
  readonly at: number | null
}

/**
 * Remembers how far each record has been looked through.
 *
 * @param find the first moment from `from` to `horizon`, or null. The first search begins where the record says.
 */
export const rememberReach = <Row extends object>(
  beginOf: (row: Row) => number,
  find: (market: Market, row: Row, from: number, horizon: number) => number | null,
) => {
  const found = new WeakMap<Row, Found>()
  return (market: Market, row: Row, horizon: number): number | null => {
    const known = found.get(row)
    if (known?.market === market && (known.at !== null || known.horizon >= horizon)) return known.at
    const from = known?.market === market ? known.horizon + 1 : beginOf(row)
    const at = find(market, row, from, horizon)
    found.set(row, { market, horizon, at })
    return at
  }
}

/** The indexes of a table that is watched: the nearest level comes first above the price, and last below it. */
export const levelIndex = <Row extends { readonly code: string }>(levelsOf: (row: Row) => PriceLevels) => {
  const by = (side: Side) => (row: Row) => {
    const ticks = levelsOf(row)[side]
    return ticks === undefined ? undefined : [row.code, sortable(ticks)]
  }
  return { above: by('above'), below: by('below') }
}

/** What is known of one instrument. */
interface InstrumentWatch {
  readonly levels: Readonly<Record<Side, LevelWatch>>
  found: PriceReach | undefined
}

/** The earlier of two; of one moment, the older record. */
const earlier = (a: PriceReach | undefined, b: PriceReach | undefined): PriceReach | undefined => {
  if (!a || !b) return a ?? b
  return b.at < a.at || (b.at === a.at && b.ref < a.ref) ? b : a
}

/**
 * What prices do is not planned: when it happens follows from the records and the price paths alone. Of all records of an
 * instrument the one with the nearest level above the price, or below it, is reached first, so two searches per
 * instrument do for any number of records. What was found is remembered until records or prices change.
 */
export const createPriceWatch = <Row extends WatchedRow>({
  rows,
  refOf,
  levelsOf,
  moving,
}: PriceWatchOptions<Row>): PriceWatch => {
  const watches = new Map<string, InstrumentWatch>()
  let market: Market | undefined
  let revision: object | undefined
  let horizon = Number.NEGATIVE_INFINITY
  let first: PriceReach | undefined
  /** Records for which nothing could be done, as they were then. */
  const failed = new Map<string, Row>()

  const nearest = (code: string, side: Side): Row | undefined => {
    for (const row of rows.listBy(side, [code], side === 'below'))
      if (failed.get(refOf(row)) !== row) return row
    return undefined
  }

  const watchOf = (code: string, prices: Market): InstrumentWatch => {
    const known = watches.get(code)
    if (known) return known
    const levelsOn = (side: Side) =>
      createLevelWatch(DIRECTIONS[side], (level, from, to) =>
        prices.firstCrossing(code, level, DIRECTIONS[side], from, to),
      )
    const watch = { levels: { above: levelsOn('above'), below: levelsOn('below') }, found: undefined }
    watches.set(code, watch)
    return watch
  }

  const look = (code: string, prices: Market): void => {
    let found: PriceReach | undefined
    let isWatched = false
    const note = (row: Row, at: number | null) => {
      isWatched = true
      if (at !== null) found = earlier(found, { at, ref: refOf(row), userId: row.userId })
    }
    for (const side of SIDES) {
      const row = nearest(code, side)
      const level = row && levelsOf(row)[side]
      if (level === undefined || !row) continue
      note(row, watchOf(code, prices).levels[side].reach(level, row.watchedFrom, horizon))
    }
    for (const row of moving?.rowsOf(code) ?? [])
      if (failed.get(refOf(row)) !== row) note(row, moving?.reach(prices, row, horizon) ?? null)
    if (isWatched) watchOf(code, prices).found = found
    else watches.delete(code)
  }

  const findFirst = (): void => {
    first = undefined
    for (const { found } of watches.values()) first = earlier(first, found)
  }

  /** The instruments that have to be looked at again. */
  const toLookAt = (prices: Market, until: number): Set<string> => {
    if (market !== prices || revision === undefined) return new Set(prices.list().map(({ code }) => code))
    const codes = new Set(until > horizon ? watches.keys() : [])
    for (const { code } of rows.changedSince(revision)) codes.add(code)
    return codes
  }

  return {
    next(prices, until) {
      if (market !== prices || revision !== rows.revision || until > horizon) {
        const codes = toLookAt(prices, until)
        if (market !== prices) watches.clear()
        market = prices
        revision = rows.revision
        if (until > horizon) horizon = until + LOOK_AHEAD_MS
        for (const code of codes) look(code, prices)
        findFirst()
      }
      return first && first.at <= until ? first : undefined
    },

    passOver(ref) {
      const row = rows.get(ref)
      if (!row || !market) return
      failed.set(ref, row)
      look(row.code, market)
      findFirst()
    },
  }
}
