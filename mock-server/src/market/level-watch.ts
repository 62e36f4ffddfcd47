import { type CrossingDirection, isAcross } from './price-path.ts'

/** When a price first reaches a level in a stretch of time that includes both ends, or null. */
export type FindCrossing = (level: number, fromMs: number, toMs: number) => number | null

/** Remembers how far a price has been looked through for a level, so that nothing is looked through twice. */
export interface LevelWatch {
  /** The first time from `fromMs` to `horizonMs` at which the price is at or beyond `level`, or null. */
  reach(level: number, fromMs: number, horizonMs: number): number | null
}

/** That a price stays short of `level` from `from` until just before `until`; it reaches it at `at`, if that is known. */
interface Finding {
  readonly level: number
  readonly from: number
  readonly until: number
  readonly at: number | null
}

/**
 * Watches one side of a price. Since a price is a function of time, what was found stays true: a level that lies
 * beyond one that was not reached was not reached either, so a search goes on where the last one ended.
 */
export const createLevelWatch = (direction: CrossingDirection, find: FindCrossing): LevelWatch => {
  let known: Finding | undefined

  return {
    reach(level, fromMs, horizonMs) {
      const isCovered = known && fromMs >= known.from && isAcross(level, known.level, direction)
      if (known && isCovered && level === known.level && known.at !== null && fromMs <= known.at)
        return known.at <= horizonMs ? known.at : null
      const start = known && isCovered ? Math.max(fromMs, known.until) : fromMs
      if (start > horizonMs) return null
      const at = find(level, start, horizonMs)
      const from = known && isCovered && start === known.until ? known.from : start
      known = { level, from, until: at ?? horizonMs + 1, at }
      return at
    },
  }
}
