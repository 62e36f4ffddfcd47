import { READY_MADE } from '../runtime/profiles.ts'
import { createWorlds, type Worlds, type WorldsSettings } from '../runtime/worlds.ts'
import { readScenarios } from '../sandbox/scenarios/read-scenario.ts'
import { StartError } from './start-error.ts'

/** What worlds may begin with besides the ready-made profiles, and where they are kept, if anywhere. */
export interface OpenOptions {
  readonly scenarios?: Readonly<Record<string, object>> | undefined
  readonly dataDir?: string | undefined
  readonly onNotice?: ((line: string) => void) | undefined
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
  { scenarios = {}, dataDir: dir, onNotice = () => {} }: OpenOptions,
): Promise<{ readonly worlds: Worlds; readonly closeData: () => void }> => {
  try {
    const settings = { ...common, profiles: { ...READY_MADE, ...readScenarios(scenarios) } }
    if (dir === undefined) return { worlds: await createWorlds(settings), closeData: () => {} }
    const { openDataFolder } = await loadPersistence()
    const { folder, answer } = await openDataFolder({ dir, onNotice }, (persistence) =>
      createWorlds({ ...settings, persistence }),
    )
    return { worlds: answer, closeData: () => folder.close() }
  } catch (cause) {
    const isExpected =
      cause instanceof Error &&
      ['DataFolderError', 'KeepError', 'ProfileError', 'UnknownDueEventError'].includes(cause.name)
    if (isExpected) throw new StartError(cause.message, { cause })
    throw cause
  }
}
