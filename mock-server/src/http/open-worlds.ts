import { createWorlds } from '../runtime/create-worlds.ts'
import { READY_MADE } from '../runtime/profiles.ts'
import { KeepError, type WorldPersistence } from '../runtime/world-persistence.ts'
import type { Worlds, WorldsSettings } from '../runtime/worlds.ts'
import { readScenarios } from '../sandbox/scenarios/read-scenario.ts'
import type { PersistenceState } from './health.ts'
import { StartError } from './start-error.ts'

/** What worlds may begin with besides the ready-made profiles, and where they are kept, if anywhere. */
export interface OpenOptions {
  readonly scenarios?: Readonly<Record<string, object>> | undefined
  readonly dataDir?: string | undefined
  readonly database?: string | undefined
  readonly onNotice?: ((line: string) => void) | undefined
  readonly onFault?: ((error: Error) => void) | undefined
}

/** Worlds, and what keeps them. */
export interface OpenedWorlds {
  readonly worlds: Worlds
  readonly persistence: () => PersistenceState
  /** Connections to the database, and statements that wait for one. */
  readonly database?: (() => { readonly open: number; readonly waiting: number }) | undefined
  /** Ends what keeps them, once all changes are kept. */
  readonly closeData: () => Promise<void>
}

/** Remembers whether the last change could be kept. */
const watch = (persistence: WorldPersistence) => {
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
 * Makes the worlds, or brings those back that the data folder keeps.
 *
 * @throws StartError when a scenario cannot be played, or the folder cannot be used.
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
    let error = (): string | undefined => undefined
    const { folder, answer } = await openDataFolder({ dir, onNotice }, (persistence) => {
      const watching = watch(persistence)
      error = watching.error
      return createWorlds({ ...settings, persistence: watching.watched })
    })
    return {
      worlds: answer,
      persistence: () => ({ kind: 'file', error: error() }),
      closeData: async () => folder.close(),
    }
  } catch (cause) {
    const isExpected =
      cause instanceof Error &&
      ['DatabaseError', 'DataFolderError', 'KeepError', 'ProfileError', 'UnknownDueEventError'].includes(
        cause.name,
      )
    if (isExpected) throw new StartError(cause.message, { cause })
    throw cause
  }
}
