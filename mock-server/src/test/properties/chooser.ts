/** Chooses by the numbers of an act, one after the other. */
export interface Chooser {
  /** A whole number below `below`. */
  number(below: number): number
  /** One of a list; undefined from an empty one. */
  of<T>(list: readonly T[]): T | undefined
}

/** Chooses by these numbers; the same numbers choose the same. */
export const chooser = (dice: readonly number[]): Chooser => {
  let next = 0
  const number = (below: number): number => (dice[next++ % dice.length] as number) % below
  return { number, of: (list) => (list.length === 0 ? undefined : list[number(list.length)]) }
}

/** Instruments that trials trade: ordinary ones, and those that do what their name says. */
export const CODES = ['EURUSD', 'BTC', 'SBX-UP', 'SBX-DOWN', 'SBX-FLAT', 'SBX-GAP', 'SBX-HALT', 'SBX-STALE']
