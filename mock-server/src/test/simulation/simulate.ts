import { createRun, STORY_LENGTH } from './run.ts'
import { addTally, createTally, type Tally } from './tally.ts'

/** What a simulation has come to. */
export interface SimulationResult {
  readonly commands: number
  readonly seeds: readonly { readonly seed: number; readonly commands: number; readonly hash: string }[]
  readonly counts: Tally
}

/** How long a simulation goes on. */
export interface SimulationOptions {
  readonly seeds: readonly number[]
  /** Of all seeds together. */
  readonly commands: number
  /** When it ends early, ms since the epoch. @default never */
  readonly until?: number | undefined
  /** Told after each world. */
  readonly onWorld?: ((commands: number) => void) | undefined
}

/**
 * Runs the commands of several seeds in turn, a world of each after the other.
 *
 * @throws Error with the seed and the shortest case found for the first promise that is broken
 */
export const simulate = async ({
  seeds,
  commands,
  until = Number.POSITIVE_INFINITY,
  onWorld = () => {},
}: SimulationOptions): Promise<SimulationResult> => {
  const runs = seeds.map((seed) => createRun(seed))
  const own = Math.ceil(commands / seeds.length)
  let done = 0
  try {
    for (let number = 0; number * STORY_LENGTH < own && Date.now() < until; number++)
      for (const run of runs) {
        const length = Math.min(STORY_LENGTH, own - number * STORY_LENGTH)
        await run.play(number, length)
        done += length
        onWorld(done)
      }
  } finally {
    for (const run of runs) run.close()
  }
  const counts = createTally()
  for (const { tally } of runs) addTally(counts, tally)
  return {
    commands: done,
    seeds: runs.map(({ seed, tally, hash }) => ({ seed, commands: tally.commands, hash: hash() })),
    counts,
  }
}
