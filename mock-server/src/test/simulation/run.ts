import { mkdtempSync, rmSync } from 'node:fs'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '../../security/sha256.ts'
import { createDice } from '../soak.ts'
import { describeFailure } from './describe-failure.ts'
import { shrink } from './shrink.ts'
import type { StageSettings } from './stage.ts'
import { drawSteps, type Step } from './step.ts'
import { BrokenPromise, type Plant, playStory } from './story.ts'
import { createTally, type Tally } from './tally.ts'

/** How many commands a world gets before another begins: every record is checked after each of them. */
export const STORY_LENGTH = 125

/** Files of a simulation; in memory where the system has such a folder. */
export const withFolder = async <T>(work: (dir: string) => Promise<T>): Promise<T> => {
  const dir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'swx-simulation-'))
  try {
    return await work(join(dir, 'data'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** A part of a run: a world and what happens to it, all of which follows from two numbers. */
const storyOf = (seed: number, number: number): StageSettings & { readonly drawnFrom: number } => {
  const dice = createDice(seed * 1_000_003 + number)
  return {
    seed: dice(1_000_000) + 1,
    durable: dice(4) === 0 ? 'full' : 'kill',
    checkpointEvery: 1 + dice(60),
    drawnFrom: dice(1_000_000_000),
  }
}

/** What a run has come to. */
export interface RunResult {
  readonly seed: number
  readonly commands: number
  /** SHA-256 over the states in which its worlds end; the same for the same seed. */
  readonly hash: string
  readonly tally: Tally
}

/**
 * Runs the commands of a seed, in worlds of {@link STORY_LENGTH} each.
 *
 * @param only the number of the one world to play
 * @throws Error with the seed, the command and the shortest case found, when a promise is broken
 */
export const runSeed = async (
  seed: number,
  commands: number,
  { only, plant = {}, onStory }: { only?: number; plant?: Plant; onStory?: (tally: Tally) => void } = {},
): Promise<RunResult> => {
  const tally = createTally()
  const hashes: string[] = []
  const count = Math.ceil(commands / STORY_LENGTH)
  await withFolder(async (dir) => {
    for (let number = only ?? 0; number < (only === undefined ? count : only + 1); number++) {
      const { drawnFrom, ...settings } = storyOf(seed, number)
      const steps = drawSteps(drawnFrom, Math.min(STORY_LENGTH, commands - number * STORY_LENGTH))
      const play = (some: readonly Step[], counts = createTally()) =>
        playStory(dir, settings, some, counts, plant)
      try {
        hashes.push(await play(steps, tally))
      } catch (cause) {
        if (!(cause instanceof BrokenPromise)) throw cause
        const shrunk = await shrink(steps.slice(0, cause.index + 1), async (some) => {
          try {
            await play(some)
            return undefined
          } catch (again) {
            return again as Error
          }
        })
        throw describeFailure({ seed, number, index: cause.index, cause, ...shrunk })
      }
      onStory?.(tally)
    }
  })
  return { seed, commands: tally.commands, hash: sha256(hashes.join('\n')), tally }
}
