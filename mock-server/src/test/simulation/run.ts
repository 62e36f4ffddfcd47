import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '../../security/sha256.ts'
import { createDice } from '../soak.ts'
import { BrokenPromise } from './broken-promise.ts'
import { describeFailure } from './describe-failure.ts'
import { shrink } from './shrink.ts'
import type { StageSettings } from './stage.ts'
import { drawSteps, type Step } from './step.ts'
import { type Plant, playStory } from './story.ts'
import { createTally, type Tally } from './tally.ts'

/** How many commands a world gets before another begins: every record is checked after each of them. */
export const STORY_LENGTH = 125

/** The run of a seed, world by world. */
export interface Run<Counts extends Record<string, number>> {
  readonly seed: number
  readonly tally: Counts
  /**
   * Plays the world of a number, which follows from the seed and that number alone.
   *
   * @throws Error with the seed, the command and the shortest case found, when a promise is broken
   */
  play(number: number, commands?: number): Promise<void>
  /** SHA-256 over the states in which its worlds ended; the same for the same seed. */
  hash(): string
  /** Removes its files. */
  close(): void
}

const settingsOf = (seed: number, number: number): StageSettings & { readonly drawnFrom: number } => {
  const dice = createDice(seed * 1_000_003 + number)
  return {
    seed: dice(1_000_000) + 1,
    keepsSynced: dice(4) === 0,
    checkpointEvery: 1 + dice(60),
    drawnFrom: dice(1_000_000_000),
  }
}

const errorOf = (work: Promise<unknown>): Promise<Error | undefined> =>
  work.then(
    () => undefined,
    (cause) => cause as Error,
  )

/**
 * Prepares the run of a seed. Its files are in memory where the system has a folder for that.
 *
 * @param plant what is broken on purpose in each world. @default nothing
 */
export const createRun = (seed: number, plant: () => Plant = () => ({})): Run<Tally> => {
  const dir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'swx-simulation-'))
  const tally = createTally()
  const hashes: string[] = []
  return {
    seed,
    tally,
    async play(number, commands = STORY_LENGTH) {
      const { drawnFrom, ...settings } = settingsOf(seed, number)
      const steps = drawSteps(drawnFrom, commands)
      const play = (some: readonly Step[], counts = createTally()) =>
        playStory(join(dir, 'data'), settings, some, counts, plant())
      try {
        hashes.push(await play(steps, tally))
      } catch (cause) {
        if (!(cause instanceof BrokenPromise)) throw cause
        const shrunk = await shrink(steps.slice(0, cause.index + 1), (some) => errorOf(play(some)))
        throw describeFailure({ seed, number, index: cause.index, cause, ...shrunk })
      }
    },
    hash: () => sha256(hashes.join('\n')),
    close: () => rmSync(dir, { recursive: true, force: true }),
  }
}
