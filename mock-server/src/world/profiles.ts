import { scenarios } from '../gen/scenarios.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

/** One of the ready-made beginnings of a world. */
export type Profile = keyof typeof scenarios

const profiles: Readonly<Record<Profile, Scenario>> = scenarios

/** Names of the ready-made beginnings of a world: the files of `scenarios/`. */
export const PROFILES = Object.keys(scenarios) as readonly Profile[]

/** Whether a text names a profile. */
export const isProfile = (text: string): text is Profile => Object.hasOwn(scenarios, text)

/** Password of every sample user. */
export const SAMPLE_PASSWORD = 'Sandbox1'

/** Whether a world of this profile has instruments and contents. */
export const hasCatalogue = (profile: Profile): boolean => profiles[profile].catalogue ?? true

/** Whether a world of this profile begins with people. */
export const hasPeople = (profile: Profile): boolean => profiles[profile].steps.length > 0

/** How much earlier a fresh world of this profile begins, in milliseconds: its steps move the clock on by as much. */
export const beginsEarlier = (profile: Profile): number => {
  const days = /^P(\d+)D$/.exec(profiles[profile].begins ?? 'P0D')?.[1]
  if (days === undefined)
    throw new Error(`Profile "${profile}" begins a number of days earlier, such as P10D.`)
  return Number(days) * 86_400_000
}

/** A profile could not be added, because its people are there already for example; the world is as it was before. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
}

/**
 * Adds the people of a profile to a world, with what they have.
 *
 * @returns their user names.
 * @throws ProfileError when a step is refused.
 */
export type Populate = (world: World, profile: Profile) => Promise<readonly string[]>
