import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDice } from '../soak.ts'
import { createSeedRun, type Run } from './seed-run.ts'
import type { StageSettings } from './stage.ts'
import { drawSteps, type Step } from './step.ts'
import { type Plant, playStory } from './story.ts'
import { createTally, type Tally } from './tally.ts'

const settingsOf = (seed: number, number: number): StageSettings & { readonly drawnFrom: number } => {
  const dice = createDice(seed * 1_000_003 + number)
  return {
    seed: dice(1_000_000) + 1,
    keepsSynced: dice(4) === 0,
    checkpointEvery: 1 + dice(60),
    drawnFrom: dice(1_000_000_000),
  }
}

/**
 * Prepares the run of a seed. Its files are in memory where the system has a folder for that.
 *
 * @param plant what is broken on purpose in each world. @default nothing
 */
export const createRun = (seed: number, plant: () => Plant = () => ({})): Run<Tally> => {
  const dir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'swx-simulation-'))
  return createSeedRun<Step, Tally>({
    seed,
    suite: 'simulation',
    createTally,
    worldOf(number, commands) {
      const { drawnFrom, ...settings } = settingsOf(seed, number)
      return {
        steps: drawSteps(drawnFrom, commands),
        play: (steps, counts) => playStory(join(dir, 'data'), settings, steps, counts, plant()),
      }
    },
    close: () => rmSync(dir, { recursive: true, force: true }),
  })
}
