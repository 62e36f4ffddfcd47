/**
 * The grid of time. The smallest step is an instant of the feed; periods of candles are whole nodes of
 * the tree, so its cuts fall on hours, quarters, five minutes and minutes before they fall on instants.
 */

/** Length of an instant in ms: the feed sends at most two prices a second. */
export const INSTANT_MS = 500
/** Instants in a quarter of an hour, the finest grain of a session calendar. */
export const QUARTER = 1_800
/** Instants in a UTC day. */
const DAY = 172_800
/** Instants in a week. */
export const WEEK = 7 * DAY
/** Days in an era: the stretch that one tree covers. */
export const ERA_DAYS = 64
/** Instants in an era. */
export const ERA = ERA_DAYS * DAY

/** The instant whose price is in force at `tMs`. */
export function instantAt(tMs: number): number {
  return Math.floor(tMs / INSTANT_MS)
}

/** Sizes that a cut respects, largest first; each is a multiple of the next. */
const UNITS = [DAY, 7_200, QUARTER, 600, 120, 1]

/** How many instants the first part of a stretch of `length` instants has. */
export function firstPart(length: number): number {
  for (const unit of UNITS) if (length > unit) return ((length / unit) >> 1) * unit
  return 0
}
