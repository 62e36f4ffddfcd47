import { DAY_MS } from '../../domain/calendar.ts'
import type { Market } from '../../market/create-market.ts'
import { createLevelWatch, type LevelWatch } from '../../market/level-watch.ts'
import type { ReadTable } from '../../store/table.ts'
import { exitLevels } from './rules/exits.ts'
import type { PositionRow } from './tables.ts'

/** How far ahead of the clock exits are looked for, so that a running clock finds most of its looks done. */
const LOOK_AHEAD_MS = 7 * DAY_MS

const SIDES = ['above', 'below'] as const
const DIRECTIONS = { above: 'atOrAbove', below: 'atOrBelow' } as const

type Side = (typeof SIDES)[number]

/** An exit that the market decides: which position, and the moment of the price that closes it. */
export interface PositionExit {
  readonly at: number
  readonly orderNo: string
  readonly userId: string
}

/** Finds the exits of open positions in order of time. */
export interface ExitWatch {
  /** The first exit that is not later than `until`, if any. Once its position is closed, the next one is the first. */
  next(prices: Market, until: number): PositionExit | undefined
  /** Leaves a position out that could not be closed, until its record changes. */
  passOver(orderNo: string): void
}

/** What is known of one instrument. */
interface InstrumentWatch {
  readonly levels: Readonly<Record<Side, LevelWatch>>
  exit: PositionExit | undefined
}

/** The earlier of two exits; of one moment, that of the older position. */
const earlier = (a: PositionExit | undefined, b: PositionExit | undefined): PositionExit | undefined => {
  if (!a || !b) return a ?? b
  return b.at < a.at || (b.at === a.at && b.orderNo < a.orderNo) ? b : a
}

/**
 * Exits are not planned: when they happen follows from the open positions and the price paths alone. Of all positions
 * in an instrument the one with the nearest level above the price, or below it, is closed first, so two searches per
 * instrument do for any number of positions. What was found is remembered until positions or prices change.
 */
export const createExitWatch = (positions: ReadTable<PositionRow>): ExitWatch => {
  const watches = new Map<string, InstrumentWatch>()
  let market: Market | undefined
  let revision: object | undefined
  let horizon = Number.NEGATIVE_INFINITY
  let first: PositionExit | undefined
  /** What could not be closed, as its record was then. */
  const failed = new Map<string, PositionRow>()

  const nearest = (code: string, side: Side): PositionRow | undefined => {
    for (const row of positions.listBy(side, [code], side === 'below'))
      if (failed.get(row.orderNo) !== row) return row
    return undefined
  }

  const watchOf = (code: string, prices: Market): InstrumentWatch => {
    const known = watches.get(code)
    if (known) return known
    const levelsOn = (side: Side) =>
      createLevelWatch(DIRECTIONS[side], (level, from, to) =>
        prices.firstCrossing(code, level, DIRECTIONS[side], from, to),
      )
    const watch = { levels: { above: levelsOn('above'), below: levelsOn('below') }, exit: undefined }
    watches.set(code, watch)
    return watch
  }

  const look = (code: string, prices: Market): void => {
    let exit: PositionExit | undefined
    let isOpen = false
    for (const side of SIDES) {
      const row = nearest(code, side)
      const level = row && exitLevels(row)[side]
      if (level === undefined || !row) continue
      isOpen = true
      const at = watchOf(code, prices).levels[side].reach(level, row.watchedFrom, horizon)
      if (at !== null) exit = earlier(exit, { at, orderNo: row.orderNo, userId: row.userId })
    }
    if (isOpen) watchOf(code, prices).exit = exit
    else watches.delete(code)
  }

  const findFirst = (): void => {
    first = undefined
    for (const { exit } of watches.values()) first = earlier(first, exit)
  }

  /** The instruments that have to be looked at again. */
  const toLookAt = (prices: Market, until: number): Set<string> => {
    if (market !== prices || revision === undefined) return new Set(prices.list().map(({ code }) => code))
    const codes = new Set(until > horizon ? watches.keys() : [])
    for (const { code } of positions.changedSince(revision)) codes.add(code)
    return codes
  }

  return {
    next(prices, until) {
      if (market !== prices || revision !== positions.revision || until > horizon) {
        const codes = toLookAt(prices, until)
        if (market !== prices) watches.clear()
        market = prices
        revision = positions.revision
        if (until > horizon) horizon = until + LOOK_AHEAD_MS
        for (const code of codes) look(code, prices)
        findFirst()
      }
      return first && first.at <= until ? first : undefined
    },

    passOver(orderNo) {
      const row = positions.get(orderNo)
      if (!row || !market) return
      failed.set(orderNo, row)
      look(row.code, market)
      findFirst()
    },
  }
}
