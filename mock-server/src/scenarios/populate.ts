import { scenarios } from '../gen/scenarios.ts'
import type { Populate } from '../world/profiles.ts'
import { play } from './play.ts'

/** Lets a world become what its profile says. */
export const populate: Populate = (world, profile) => play(world, profile, scenarios[profile])
