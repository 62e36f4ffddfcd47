import { type Run, STORY_LENGTH } from './seed-run.ts'

/** What a simulation has come to. */
export interface SimulationResult {
  readonly commands: number
  readonly seeds: readonly { readonly seed: number; readonly commands: number; readonly hash: string }[]
  readonly counts: Readonly<Record<string, number>>
}

/** How long a simulation goes on. */
export interface SimulationOptions<Counts extends Record<string, number>> {
  /** One for each seed. */
  readonly runs: readonly Run<Counts>[]
  /** Of all seeds together. */
  readonly commands: number
  /** When it ends early, ms since the epoch. @default never */
  readonly until?: number | undefined
  /** Told after each world. */
  readonly onWorld?: ((commands: number) => void) | undefined
}

const sum = (tallies: readonly Record<string, number>[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const tally of tallies)
    for (const [name, count] of Object.entries(tally)) counts[name] = (counts[name] ?? 0) + count
  return counts
}

/**
 * Runs the commands of several seeds in turn, a world of each after the other.
 *
 * @throws Error with the seed and the shortest case found for the first promise that is broken
 */
export const simulate = async <Counts extends Record<string, number>>({
  runs,
  commands,
  until = Number.POSITIVE_INFINITY,
  onWorld = () => {},
}: SimulationOptions<Counts>): Promise<SimulationResult> => {
  const own = Math.ceil(commands / runs.length)
  let done = 0
  try {
    for (let number = 0; number * STORY_LENGTH < own && Date.now() < until; number++)
      for (const run of runs) {
        if (Date.now() >= until) break
        const length = Math.min(STORY_LENGTH, own - number * STORY_LENGTH)
        await run.play(number, length)
        done += length
        onWorld(done)
      }
  } finally {
    for (const run of runs) run.close()
  }
  return {
    commands: done,
    seeds: runs.map(({ seed, tally, hash }) => ({ seed, commands: tally.commands ?? 0, hash: hash() })),
    counts: sum(runs.map(({ tally }) => tally)),
  }
}
