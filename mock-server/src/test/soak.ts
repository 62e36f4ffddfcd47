/**
 * How much longer than in `npm test` the long tests run: 1 there, more by `npm run test:long -- soak`, which sets `SWX_SOAK`.
 */
export const SOAK = Math.max(1, Number(process.env.SWX_SOAK ?? '1') || 1)

/** What chance follows from in `npm test`, which has to come out the same for the same code. */
const STEADY_SEED = 20_260_112

/**
 * The seed of random runs: always the same in `npm test`, another each time in a soak. `SWX_SEED` repeats one; failing
 * tests print it.
 */
export const runSeed = (): number =>
  Number(process.env.SWX_SEED ?? (SOAK > 1 ? Date.now() % 1_000_000_007 : STEADY_SEED))

/** Whole numbers below `below`, the same for the same seed. */
export const createDice = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
