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
import { COMPANIONS, type DataFile, openDataFile } from './data-file.ts'
import { type Disk, realDisk } from './disk.ts'
import { createFilePersistence } from './world-file-persistence.ts'

/** What outlives the process, and how to close it. */
export interface DataFolder {
  readonly persistence: WorldPersistence
  close(): void
}

/** How a data folder is opened. */
export interface DataFolderOptions {
  readonly dir: string
  /** Whether what is kept survives a loss of power as well as a killed process. */
  readonly full: boolean
  /** Told in one line what was set aside and why. */
  readonly onNotice: (line: string) => void
  /** @default the disk of this machine */
  readonly disk?: Disk
}

/** Name of the file in a data folder. */
export const DATA_FILE = 'sandbox.sqlite'

const stamp = (): string => new Date().toISOString().replace(/[-:]|\.\d+/g, '')

/** A name beside the file that nothing has yet. */
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

/** A damaged world does not take the others along: it is removed, and stays in a copy of the file. */
const removeDamaged = (file: DataFile, path: string, onNotice: (line: string) => void, disk: Disk): void => {
  for (const loss of file.losses)
    onNotice(`${path}: ${loss}. Its log was cut off, removed or not copied along; the rest is as it was.`)
  if (file.damages.length === 0) return
  const copy = freeName(path, 'damaged', disk)
  disk.files.copyFileSync(path, copy)
  file.write(() => {
    for (const damage of file.damages) {
      if (damage.snapshot === '') file.remove(damage.world)
      else file.removeState(damage)
    }
  })
  for (const { world, snapshot, what } of file.damages) {
    const name = snapshot === '' ? `World "${world}"` : `Snapshot "${snapshot}" of world "${world}"`
    onNotice(
      `${name} in ${path} is damaged (${what}): it was removed, and the file as it was is kept as ${basename(copy)}. The other worlds are as they were.`,
    )
  }
}

const open = (path: string, full: boolean, onNotice: (line: string) => void, disk: Disk): DataFolder => {
  const cannotBeOpened = (cause: unknown): string =>
    `${path} cannot be opened: ${remedyOf(cause as Error, dirname(path), disk)} Nothing in it was changed.`
  let file: DataFile
  try {
    file = openDataFile(path, full, disk)
  } catch (cause) {
    if (cause instanceof UnusableDataError) throw cause
    const text = isBusy(cause)
      ? `${path} is in use by another mock server: stop that one, or choose another folder with --data.`
      : cannotBeOpened(cause)
    throw new DataFolderError(text, { cause })
  }
  try {
    removeDamaged(file, path, onNotice, disk)
    return { persistence: createFilePersistence(file), close: () => file.close() }
  } catch (cause) {
    file.close()
    if (!isOfDisk(cause)) throw cause
    throw new DataFolderError(cannotBeOpened(cause), { cause })
  }
}

/**
 * Opens the data folder of a mock server, makes it when there is none, and has `use` start from what it keeps. A file
 * that cannot be used is set aside, with everything in it, and reported; then `use` starts from nothing.
 *
 * @throws DataFolderError when the folder cannot be used now.
 */
export const openDataFolder = async <T>(
  { dir, full, onNotice, disk = realDisk }: DataFolderOptions,
  use: (persistence: WorldPersistence) => Promise<T>,
): Promise<{ readonly folder: DataFolder; readonly answer: T }> => {
  const path = join(dir, DATA_FILE)
  try {
    disk.files.mkdirSync(dir, { recursive: true })
  } catch (cause) {
    const remedy = remedyOf(cause as Error, dir, disk)
    throw new DataFolderError(`The data folder ${dir} cannot be made: ${remedy}`, { cause })
  }
  const start = async () => {
    const folder = open(path, full, onNotice, disk)
    try {
      return { folder, answer: await use(folder.persistence) }
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
