import { createWorlds, type Worlds, type WorldsSettings } from '../world/worlds.ts'
import { StartError } from './start-error.ts'

/** Where worlds are kept, if anywhere. */
export interface KeepOptions {
  readonly dataDir?: string | undefined
  readonly durable?: 'kill' | 'full' | undefined
  readonly onNotice?: ((line: string) => void) | undefined
}

/** Loads what only a stand-in with a data folder needs; SQLite is part of Node from 22.13 on. */
const loadPersistence = async () => {
  try {
    return await import('../persistence/open-data-folder.ts')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_UNKNOWN_BUILTIN_MODULE') throw cause
    const text = `A data folder needs Node 22.13 or newer, and this is ${process.version}: leave --data out, or use the project's own Node by npm start or npm run mock.`
    throw new StartError(text, { cause })
  }
}

/**
 * Makes the worlds, or brings those back that the data folder keeps.
 *
 * @throws StartError when the folder cannot be used.
 */
export const openWorlds = async (
  settings: WorldsSettings,
  { dataDir: dir, durable, onNotice = () => {} }: KeepOptions,
): Promise<{ readonly worlds: Worlds; readonly closeData: () => void }> => {
  if (dir === undefined) return { worlds: await createWorlds(settings), closeData: () => {} }
  const { openDataFolder } = await loadPersistence()
  try {
    const { folder, answer } = await openDataFolder({ dir, full: durable === 'full', onNotice }, (keeper) =>
      createWorlds({ ...settings, keeper }),
    )
    return { worlds: answer, closeData: () => folder.close() }
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'DataFolderError')
      throw new StartError(cause.message, { cause })
    throw cause
  }
}
