import { TICK } from './path-node.ts'

/*
 * A node and an extreme of it, high or low, are the same question upside down. So everything here is told in
 * distances to that limit, in ticks: `a` where the first half starts, `b` where the halves meet, `c` where the
 * second ends. 0 lies on the limit.
 */

/** A distance in sixteenths of a deviation, capped where nothing is likely any more. */
function inDeviations(distance: number, deviation: number): number {
  return Math.min(1_024, Math.floor((distance * TICK * 16) / (deviation + 1)))
}

/**
 * How unlikely a walk is to touch a limit `a` away from its start and `b` from its end: the exponent of the
 * reflection principle, 2ab/deviation², in 1/256.
 */
function effort(a: number, b: number, deviation: number): number {
  return 2 * inDeviations(a, deviation) * inDeviations(b, deviation)
}

/** Whether the first half is the one to touch the limit: the likelier mostly wins. `choice` is a byte. */
export function isFirstReaching(
  a: number,
  b: number,
  c: number,
  firstDeviation: number,
  secondDeviation: number,
  choice: number,
): boolean {
  const lead = 2 * (effort(a, b, firstDeviation) - effort(b, c, secondDeviation))
  return choice < 128 - Math.floor((128 * lead) / (256 + Math.abs(lead)))
}

/**
 * How far a walk strays beyond its farther end, in whole ticks: a deviation times a draw if it ends where it
 * started, less if it had far to go. Bits of `word`: two bytes for the draw, one to round with.
 */
export function excess(distance: number, deviation: number, word: number): number {
  const free = Math.floor((deviation * ((word & 255) + ((word >>> 8) & 255))) / 407)
  const strayed = Math.floor((free * free) / (distance * TICK + free + 1))
  return Math.floor((strayed + ((word >>> 16) & 255)) / TICK)
}

/**
 * What is left between the limit and the extreme of a half that need not touch it, `a` and `b` away from it
 * at its ends. Up to two instants keep to their ends.
 */
export function gap(a: number, b: number, deviation: number, length: number, word: number): number {
  const room = Math.min(a, b)
  if (length <= 2 || room === 0) return room
  // A walk of few steps peaks lower than one without steps would.
  const beyond = excess(Math.abs(a - b), Math.floor((deviation * (length - 2)) / length), word)
  if (beyond <= room) return room - beyond
  // A little too far lands anywhere in the room, much too far lands close to the limit: a walk in a narrow
  // place keeps touching its walls, yet paths do not pile up on one price.
  return Math.floor((Math.floor((room * room) / beyond) * (word >>> 16)) / 65_536)
}
