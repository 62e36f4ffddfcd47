import { type Profile, type Profiles, READY_MADE } from '../runtime/profiles.ts'

/** What a backend begins with where nothing is kept yet; a reset by the control plane begins with it as well. */
export interface BrowserBeginning {
  /** The seed of all random values. @default 1 */
  readonly seed?: number
  /** A ready-made beginning, or a scenario of one's own, such as a JSON file of `scenarios/`. @default 'visitor' */
  readonly profile?: Profile | object
  /** Virtual time at the start: epoch ms or RFC 3339. @default the real time */
  readonly now?: number | string
  /** Whether time stands still until it is moved. @default false */
  readonly frozen?: boolean
}

/** A beginning as the worlds take it. */
export interface ReadBeginning {
  readonly seed: number
  readonly profile: string
  readonly profiles: Profiles
  readonly now?: number
  readonly frozen?: boolean
}

/** The name of a scenario of one's own. */
const OWN = 'own'

/**
 * Reads what a page wants its backend to begin with. A scenario of one's own is read by what only such pages load.
 *
 * @throws ProfileError for a scenario that is none, RangeError for a time that is none.
 */
export const readBeginning = async ({
  seed = 1,
  profile = 'visitor',
  now,
  frozen,
}: BrowserBeginning = {}): Promise<ReadBeginning> => {
  const time = now === undefined ? undefined : new Date(now).getTime()
  if (Number.isNaN(time)) throw new RangeError(`"${now}" is no time; write it like 2026-01-10T15:20:00Z.`)
  const common = {
    seed,
    ...(time === undefined ? {} : { now: time }),
    ...(frozen === undefined ? {} : { frozen }),
  }
  if (typeof profile === 'string') return { ...common, profile, profiles: READY_MADE }
  const { readScenarios } = await import('../sandbox/scenarios/read-scenario.ts')
  return { ...common, profile: OWN, profiles: { ...READY_MADE, ...readScenarios({ [OWN]: profile }) } }
}
