/** Numbers that follow from a seed alone. */
export interface SeededRandom {
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  /** One of them. */
  pick<T>(choices: readonly T[]): T
}

/** The generator "mulberry32": small, and good enough to choose faults by. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, pick: (choices) => choices[below(choices.length)] as (typeof choices)[number] }
}
