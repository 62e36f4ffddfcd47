import { createWorlds } from '../runtime/create-worlds.ts'
import { READY_MADE } from '../runtime/profiles.ts'
import { KeepError, type WorldPersistence } from '../runtime/world-persistence.ts'
import type { Worlds, WorldsSettings } from '../runtime/worlds.ts'
import { readScenarios } from '../sandbox/scenarios/read-scenario.ts'
import type { PersistenceState } from './health.ts'
import { StartError } from './start-error.ts'

/** Scenarios besides the ready-made profiles, where worlds are stored, if anywhere, and who is told what goes wrong. */
export interface OpenOptions {
  readonly scenarios?: Readonly<Record<string, object>> | undefined
  readonly dataDir?: string | undefined
  readonly database?: string | undefined
  readonly onNotice?: ((line: string) => void) | undefined
  readonly onFault?: ((error: Error) => void) | undefined
}

/** Errors whose message says what to do. By name: some are classes of modules that are loaded only if they are needed. */
const STOPS_A_START = [
  'DatabaseError',
  'DataFolderError',
  'KeepError',
  'ProfileError',
  'UnknownDueEventError',
]

/** Worlds, and the state of what stores them. */
export interface OpenedWorlds {
  readonly worlds: Worlds
  readonly persistence: () => PersistenceState
  /** The number of open connections to the database, and of statements that wait for one. */
  readonly database?: (() => { readonly open: number; readonly waiting: number }) | undefined
  /** Closes the data folder or the connections to the database, once all changes are stored. */
  readonly closeData: () => Promise<void>
}

/** Remembers the error if the last change could not be stored. */
const watchCommits = (persistence: WorldPersistence) => {
  let error: string | undefined
  const watched: WorldPersistence = {
    load: () => persistence.load(),
    commit(change) {
      try {
        persistence.commit(change)
        error = undefined
      } catch (cause) {
        if (cause instanceof KeepError) error = cause.message
        throw cause
      }
    },
  }
  return { watched, error: () => error }
}

const openInDatabase = async (
  settings: WorldsSettings,
  url: string,
  onFault: (error: Error) => void = () => {},
): Promise<OpenedWorlds> => {
  const { openDatabase } = await import('../runtime/postgres/open-database.ts')
  const database = await openDatabase({ url, passwordFile: process.env.SWX_DATA_PASSWORD_FILE, onFault })
  try {
    return {
      worlds: await createWorlds({ ...settings, persistence: database }),
      persistence: () => ({
        kind: 'database',
        error: database.isAnswering ? undefined : 'The database does not answer.',
      }),
      database: () => database.counts(),
      closeData: () => database.close(),
    }
  } catch (cause) {
    await database.close().catch(() => undefined)
    throw cause
  }
}

/** Loads what only a mock server with a data folder needs; SQLite is part of Node from 22.13 on. */
const loadPersistence = async () => {
  try {
    return await import('../runtime/persistence/open-data-folder.ts')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_UNKNOWN_BUILTIN_MODULE') throw cause
    const text = `A data folder needs Node 22.13 or newer, and this is ${process.version}: leave --data out, or use the project's own Node by npm start or npm run mock.`
    throw new StartError(text, { cause })
  }
}

/**
 * Creates the worlds, or loads those that the data folder or the database contains.
 *
 * @throws StartError if a scenario cannot be played, or the data folder or the database cannot be used.
 */
export const openWorlds = async (
  common: WorldsSettings,
  { scenarios = {}, dataDir: dir, database, onNotice = () => {}, onFault }: OpenOptions,
): Promise<OpenedWorlds> => {
  try {
    const settings = { ...common, profiles: { ...READY_MADE, ...readScenarios(scenarios) } }
    if (database !== undefined) return await openInDatabase(settings, database, onFault)
    if (dir === undefined)
      return {
        worlds: await createWorlds(settings),
        persistence: () => ({ kind: 'memory', error: undefined }),
        closeData: async () => {},
      }
    const { openDataFolder } = await loadPersistence()
    const { folder, result } = await openDataFolder({ dir, onNotice }, async (persistence) => {
      const { watched, error } = watchCommits(persistence)
      return { worlds: await createWorlds({ ...settings, persistence: watched }), error }
    })
    return {
      worlds: result.worlds,
      persistence: () => ({ kind: 'file', error: result.error() }),
      closeData: async () => folder.close(),
    }
  } catch (cause) {
    if (cause instanceof Error && STOPS_A_START.includes(cause.name))
      throw new StartError(cause.message, { cause })
    throw cause
  }
}
