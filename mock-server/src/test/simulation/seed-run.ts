import { sha256 } from '../../security/sha256.ts'
import { BrokenPromise } from './broken-promise.ts'
import { describeFailure } from './describe-failure.ts'
import { shrink } from './shrink.ts'

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

export interface RunWorld<Step, Counts> {
  readonly steps: readonly Step[]
  /**
   * Plays some of its commands from the beginning.
   *
   * @returns the hash of the state in which the world ends
   * @throws BrokenPromise
   */
  play(steps: readonly Step[], counts: Counts): Promise<string>
}

/** What a run consists of. */
export interface SeedRunOptions<Step extends object, Counts extends Record<string, number>> {
  readonly seed: number
  /** The name of the simulation, as `npm run test:long` takes it. */
  readonly suite: string
  readonly createTally: () => Counts
  /** The world of a number, with so many commands. */
  readonly worldOf: (number: number, commands: number) => RunWorld<Step, Counts>
  /** How many lists are tried to find a shorter case. */
  readonly mostTries?: number | undefined
  readonly close?: () => void
}

/** The run of a seed: plays world after world, and looks for the shortest case of a promise that is broken. */
export const createSeedRun = <Step extends object, Counts extends Record<string, number>>({
  seed,
  suite,
  createTally,
  worldOf,
  mostTries,
  close = () => undefined,
}: SeedRunOptions<Step, Counts>): Run<Counts> => {
  const tally = createTally()
  const hashes: string[] = []
  return {
    seed,
    tally,
    async play(number, commands = STORY_LENGTH) {
      const { steps, play } = worldOf(number, commands)
      try {
        hashes.push(await play(steps, tally))
      } catch (cause) {
        if (!(cause instanceof BrokenPromise)) throw cause
        const fails = (some: readonly Step[]) =>
          play(some, createTally()).then(
            () => undefined,
            (error: Error) => error,
          )
        const shrunk = await shrink(steps.slice(0, cause.index + 1), fails, mostTries)
        throw describeFailure({ seed, number, index: cause.index, cause, ...shrunk }, suite)
      }
    },
    hash: () => sha256(hashes.join('\n')),
    close,
  }
}
