import { readDuration } from '../clock/duration.ts'
import { profiles } from '../gen/profiles.ts'
import type { Beginning } from './scenario.ts'
import type { World } from './world.ts'

/** One of the ready-made beginnings of a world: a file of `scenarios/`. */
export type Profile = keyof typeof profiles

/** Beginnings of a world, by name. */
export type Profiles = Readonly<Record<string, Beginning>>

/** The ready-made beginnings: the files of `scenarios/`. */
export const READY_MADE: Profiles = profiles

/** Password of every sample user. */
export const SAMPLE_PASSWORD = 'Sandbox1'

/** Whether a world of this beginning has instruments and contents; one whose file is not at hand any more has. */
export const hasCatalogue = (scenario: Beginning | undefined): boolean => scenario?.catalogue ?? true

/** How much earlier a fresh world begins, in milliseconds: the steps of the scenario move the clock on by as much. */
export const beginsEarlier = ({ begins = 'PT0S' }: Beginning): number => {
  const duration = readDuration(begins)
  if (duration === undefined) throw new ProfileError(`"begins" is a duration such as P10D, not "${begins}".`)
  return duration
}

export const profileOf = (profiles: Profiles, name: string): Beginning => {
  const scenario = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (scenario) return scenario
  throw new ProfileError(`There is no profile "${name}"; there are ${Object.keys(profiles).join(', ')}.`)
}

/** A scenario could not be played, because its users are there already for example. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
}

/**
 * Takes the steps of a scenario in a world.
 *
 * @returns the names of those who registered.
 * @throws ProfileError when a step is refused; those before it have happened.
 */
export type Play = (world: World, name: string, scenario: Beginning) => Promise<readonly string[]>
