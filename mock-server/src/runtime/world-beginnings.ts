import type { Catalogue } from '../catalogue/catalogue.ts'
import { createEmptyWorld } from './create-world.ts'
import { beginsEarlier, hasCatalogue, type Play, ProfileError, type Profiles, profileOf } from './profiles.ts'
import type { World, WorldSettings } from './world.ts'
import type { WorldOrigin } from './world-persistence.ts'
import type { WorldBeginning } from './worlds.ts'

/** What a world is made from beside its origin. */
export interface BeginningSettings extends Omit<WorldSettings, 'name' | 'seed' | 'catalogue'> {
  readonly profiles: Profiles
  readonly catalogue: Catalogue
  /** The catalogue of profiles without one. */
  readonly emptyCatalogue: Catalogue
  readonly play: Play
  readonly realNow: () => number
}

/** How worlds are made, and what of that is remembered of each. */
export interface WorldBeginnings {
  /** A world without users and records, with the catalogue of its profile. */
  empty(name: string, origin: WorldOrigin): World
  /**
   * A world that has taken the steps of its profile.
   *
   * @param wanted the time that the steps lead to, epoch ms; the clock stands there. Left out, it is as at the start of
   * the process.
   * @throws ProfileError at once when there is no such profile
   */
  begin(name: string, origin: WorldOrigin, wanted?: number): Promise<World>
  /** Adds the users of a profile to a world that is there, in one step. Answers their user names. */
  seed(world: World, profile: string): Promise<readonly string[]>
  /** Whether a world of one origin can become one of the other: it has the same prices and the same catalogue. */
  areAlike(one: WorldOrigin, other: WorldOrigin): boolean
  originOf(world: World): WorldOrigin
  beginningOf(world: World): WorldBeginning | undefined
}

/** How often a world may change under a scenario that is being prepared for it. */
const MOST_ATTEMPTS = 5

/** Makes worlds of these settings. */
export const createWorldBeginnings = (settings: BeginningSettings): WorldBeginnings => {
  const { profiles, emptyCatalogue, play, ...common } = settings
  const origins = new WeakMap<World, WorldOrigin>()
  const beginnings = new WeakMap<World, WorldBeginning>()

  const catalogueOf = (profile: string): Catalogue =>
    hasCatalogue(Object.hasOwn(profiles, profile) ? profiles[profile] : undefined)
      ? common.catalogue
      : emptyCatalogue

  const empty = (
    name: string,
    { seed, profile }: WorldOrigin,
    clock: Pick<WorldSettings, 'now' | 'frozen'> = common,
  ): World => {
    const { now, frozen } = clock
    const world = createEmptyWorld({ ...common, name, seed, catalogue: catalogueOf(profile), now, frozen })
    origins.set(world, { seed, profile })
    return world
  }

  const originOf = (world: World): WorldOrigin => origins.get(world) as WorldOrigin

  return {
    empty: (name, origin) => empty(name, origin),
    begin(name, origin, wanted) {
      const scenario = profileOf(profiles, origin.profile)
      const now = wanted ?? common.now ?? common.realNow()
      // The clock stands during the steps, so that a profile has the same times however long they take.
      const world = empty(name, origin, { now: now - beginsEarlier(scenario), frozen: true })
      const take = async (): Promise<World> => {
        await play(world, origin.profile, scenario)
        const made = world.journal.since(0).at(-1)?.seq ?? 0
        beginnings.set(world, { ...origin, now, made })
        if (!common.frozen && wanted === undefined) world.clock.run(1)
        return world
      }
      return Promise.resolve().then(take)
    },
    async seed(world, profile) {
      const scenario = profileOf(profiles, profile)
      // The steps are taken in a copy: what others do meanwhile is neither mixed with them nor lost by an error.
      for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
        const { at, rows } = world.snapshot()
        const clock = world.clock.state()
        const draft = empty(world.name, originOf(world))
        draft.restore({ at, rows })
        draft.clock.restore(clock, at)
        const userNames = await play(draft, profile, scenario)
        if (world.clock.state() !== clock || !world.store.isAt(rows)) continue
        world.adopt(draft)
        return userNames
      }
      throw new ProfileError(
        `World "${world.name}" kept changing while profile "${profile}" was prepared: call again when it rests.`,
      )
    },
    areAlike: (one, other) =>
      one.seed === other.seed && catalogueOf(one.profile) === catalogueOf(other.profile),
    originOf,
    beginningOf: (world) => beginnings.get(world),
  }
}
