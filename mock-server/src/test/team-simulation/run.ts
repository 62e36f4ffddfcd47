import { sha256 } from '../../security/sha256.ts'
import { BrokenPromise } from '../simulation/broken-promise.ts'
import { describeFailure } from '../simulation/describe-failure.ts'
import { type Run, STORY_LENGTH } from '../simulation/run.ts'
import { shrink } from '../simulation/shrink.ts'
import { createDice } from '../soak.ts'
import type { SimulatedDatabase } from './database.ts'
import type { Plant, StageSettings } from './stage.ts'
import { drawSteps, type Step } from './step.ts'
import { playStory } from './story.ts'
import { createTally, type Tally } from './tally.ts'

const settingsOf = (seed: number, number: number): StageSettings & { readonly drawnFrom: number } => {
  const dice = createDice(seed * 1_000_003 + number)
  return {
    seed: dice(1_000_000) + 1,
    processes: 2 + dice(2),
    drawnFrom: dice(1_000_000_000),
  }
}

/** How a run differs from that of the mock server as it is. */
export interface RunOptions {
  /** What is broken on purpose in each world. @default nothing */
  readonly plant?: () => Plant
  /** How many parts of a list that fails are tried, each on a real database. @default 60 */
  readonly mostTries?: number
}

/** Prepares the run of a seed. */
export const createRun = (
  database: SimulatedDatabase,
  seed: number,
  { plant = () => ({}), mostTries = 60 }: RunOptions = {},
): Run<Tally> => {
  const tally = createTally()
  const hashes: string[] = []
  return {
    seed,
    tally,
    async play(number, commands = STORY_LENGTH) {
      const { drawnFrom, ...settings } = settingsOf(seed, number)
      const steps = drawSteps(drawnFrom, commands)
      const play = (some: readonly Step[], counts = createTally()) =>
        playStory(database, settings, some, counts, plant())
      try {
        hashes.push(await play(steps, tally))
      } catch (cause) {
        if (!(cause instanceof BrokenPromise)) throw cause
        const fails = (some: readonly Step[]) =>
          play(some).then(
            () => undefined,
            (error: Error) => error,
          )
        const shrunk = await shrink(steps.slice(0, cause.index + 1), fails, mostTries)
        throw describeFailure({ seed, number, index: cause.index, cause, ...shrunk }, 'team-simulation')
      }
    },
    hash: () => sha256(hashes.join('\n')),
    close() {},
  }
}
