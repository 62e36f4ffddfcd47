import { loadCatalogue, loadEmptyCatalogue } from '../catalogue/catalogue.ts'
import { allTexts } from '../catalogue/texts/all.ts'
import { addTexts } from '../catalogue/texts/texts.ts'
import { type ParameterChanges, withParameters } from '../catalogue/with-parameters.ts'
import { createEmptyWorld } from '../runtime/create-world.ts'
import { beginsEarlier, hasCatalogue, type Profile, profileOf, READY_MADE } from '../runtime/profiles.ts'
import type { Scenario } from '../runtime/scenario.ts'
import type { World } from '../runtime/world.ts'
import { play } from '../sandbox/scenarios/play.ts'
import { readScenarios } from '../sandbox/scenarios/read-scenario.ts'

export { SAMPLE_PASSWORD } from '../runtime/profiles.ts'
export type { Profile, Scenario, World }

/** A world of one's own. */
export interface WorldOptions {
  /** @default 1 */
  readonly seed?: number
  /** Virtual time: epoch ms or RFC 3339. @default '2026-01-12T15:20:00.000Z', a Monday with markets open */
  readonly now?: number | string
  /** Whether time stands still until it is moved. @default true */
  readonly frozen?: boolean
  /** A ready-made beginning, or a {@link Scenario} of one's own, such as a JSON file. @default 'visitor' */
  readonly profile?: Profile | object
  /** System parameters that differ from the sample ones; undefined takes one away. @default none */
  readonly parameters?: ParameterChanges
  /** After how long what waits for a review is approved by itself, ms of virtual time. @default never */
  readonly reviewAfterMs?: number
}

/** When a world of {@link createWorld} begins unless it says otherwise. */
export const TEST_NOW = '2026-01-12T15:20:00.000Z'

/**
 * Makes an isolated world in this process, in Node or in a browser: nothing is shared with others, and time is its
 * own.
 *
 * @throws ProfileError when its profile is no scenario, or a step of it is refused.
 * @example
 * const world = await createWorld({ profile: 'trader' })
 */
export const createWorld = async (options: WorldOptions = {}): Promise<World> => {
  const {
    seed = 1,
    now = TEST_NOW,
    frozen = true,
    profile = 'visitor',
    parameters = {},
    reviewAfterMs,
  } = options
  const [name, profiles] =
    typeof profile === 'string' ? [profile, READY_MADE] : ['own', readScenarios({ own: profile })]
  const scenario = profileOf(profiles, name)
  addTexts(allTexts)
  const catalogue = await (hasCatalogue(scenario) ? loadCatalogue() : loadEmptyCatalogue())
  const world = createEmptyWorld({
    name: 'test',
    seed,
    now: new Date(now).getTime() - beginsEarlier(scenario),
    frozen,
    catalogue: await withParameters(catalogue, parameters),
    passwordIterations: 1,
    reviewAfterMs,
  })
  await play(world, name, scenario)
  return world
}
