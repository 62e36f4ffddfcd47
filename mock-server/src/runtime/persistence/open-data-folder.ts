import { basename, dirname, join } from 'node:path'
import type { WorldPersistence } from '../world-persistence.ts'
import {
  DataFolderError,
  isBusy,
  isOfDisk,
  isUnreadableWorld,
  remedyOf,
  UnusableDataError,
} from './damage.ts'
import { type DataFile, openDataFile } from './data-file.ts'
import { COMPANIONS } from './data-format.ts'
import { type Disk, realDisk } from './disk.ts'

/** What outlives the process, and how to close it. */
export type DataFolder = Pick<DataFile, 'close'>

/** How a data folder is opened. */
export interface DataFolderOptions {
  readonly dir: string
  /** Told in one line what was set aside and why. */
  readonly onNotice: (line: string) => void
  /** @default the disk of this machine */
  readonly disk?: Disk
}

/** Name of the file in a data folder. */
export const DATA_FILE = 'sandbox.sqlite'

const stamp = (): string => new Date().toISOString().replace(/[-:]|\.\d+/g, '')

/** An unused name in the folder of the file. */
const freeName = (path: string, kind: string, { files }: Disk): string => {
  let other = path.replace(/\.sqlite$/, `-${kind}-${stamp()}.sqlite`)
  for (let n = 2; COMPANIONS.some((end) => files.existsSync(other + end)); n++)
    other = other.replace(/(~\d+)?\.sqlite$/, `~${n}.sqlite`)
  return other
}

/** Gives the file and what belongs to it another name; answers that name. */
const setAside = (path: string, kind: string, disk: Disk): string => {
  const other = freeName(path, kind, disk)
  const { existsSync, renameSync } = disk.files
  for (const end of COMPANIONS) if (existsSync(path + end)) renameSync(path + end, other + end)
  return basename(other)
}

/** Copies the file and what belongs to it as they were found; answers the name of the copy. */
const keepAsFound = (path: string, disk: Disk): string => {
  const other = freeName(path, 'damaged', disk)
  const { copyFileSync, existsSync } = disk.files
  for (const end of COMPANIONS) if (existsSync(path + end)) copyFileSync(path + end, other + end)
  return basename(other)
}

/** What is missing is said, a damaged world does not take the others along, and nothing that was found is thrown away. */
const reportDamage = (
  { losses, damaged }: DataFile,
  path: string,
  onNotice: (line: string) => void,
  disk: Disk,
): void => {
  if (losses.length + damaged.length === 0) return
  const copy = keepAsFound(path, disk)
  for (const loss of losses)
    onNotice(
      `${path}: ${loss}. It is an older copy, or its log was damaged, cut off, removed or not copied along. The rest is as it was, and the files as they were found are kept as ${copy}.`,
    )
  for (const { world, snapshot } of damaged) {
    const name = snapshot === '' ? `World "${world}"` : `Snapshot "${snapshot}" of world "${world}"`
    onNotice(
      `${name} in ${path} is damaged (its records are not those that were written): it was removed, and the file as it was is kept as ${copy}. The other worlds are as they were.`,
    )
  }
}

const open = (path: string, onNotice: (line: string) => void, disk: Disk): DataFile => {
  const cannotBeOpened = (cause: unknown): string =>
    `${path} cannot be opened: ${remedyOf(cause as Error, dirname(path), disk)} Nothing in it was changed.`
  let file: DataFile
  try {
    file = openDataFile(path, disk)
  } catch (cause) {
    if (cause instanceof UnusableDataError) throw cause
    const text = isBusy(cause)
      ? `${path} is in use by another mock server: stop that one, or choose another folder with --data.`
      : cannotBeOpened(cause)
    throw new DataFolderError(text, { cause })
  }
  try {
    reportDamage(file, path, onNotice, disk)
    file.begin()
    return file
  } catch (cause) {
    file.close()
    if (!isOfDisk(cause)) throw cause
    throw new DataFolderError(cannotBeOpened(cause), { cause })
  }
}

/**
 * Opens the data folder of a mock server, creates it if there is none, and calls `use` with what it contains. A file
 * that cannot be used is set aside, with everything in it, and reported; then `use` gets an empty one.
 *
 * @throws DataFolderError if the folder cannot be used now.
 */
export const openDataFolder = async <T>(
  { dir, onNotice, disk = realDisk }: DataFolderOptions,
  use: (persistence: WorldPersistence) => Promise<T>,
): Promise<{ readonly folder: DataFolder; readonly result: T }> => {
  const path = join(dir, DATA_FILE)
  try {
    disk.files.mkdirSync(dir, { recursive: true })
  } catch (cause) {
    const remedy = remedyOf(cause as Error, dir, disk)
    throw new DataFolderError(`The data folder ${dir} cannot be made: ${remedy}`, { cause })
  }
  const start = async () => {
    const folder = open(path, onNotice, disk)
    try {
      return { folder, result: await use(folder) }
    } catch (cause) {
      folder.close()
      throw isUnreadableWorld(cause) ? new UnusableDataError('unknown', cause.message, { cause }) : cause
    }
  }
  try {
    return await start()
  } catch (cause) {
    if (!(cause instanceof UnusableDataError)) throw cause
    const [what, kind] = cause.kind === 'damaged' ? ['is damaged', 'damaged'] : ['cannot be read', 'unknown']
    const name = setAside(path, kind as string, disk)
    onNotice(
      `${path} ${what} (${cause.message}): it was set aside as ${name}, and the sandbox starts afresh.`,
    )
    return await start()
  }
}
