import { createSeedRun, type Run } from '../simulation/seed-run.ts'
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
): Run<Tally> =>
  createSeedRun<Step, Tally>({
    seed,
    suite: 'team-simulation',
    createTally,
    mostTries,
    worldOf(number, commands) {
      const { drawnFrom, ...settings } = settingsOf(seed, number)
      return {
        steps: drawSteps(drawnFrom, commands),
        play: (steps, counts) => playStory(database, settings, steps, counts, plant()),
      }
    },
  })
