import { constants } from 'node:fs'
import { dirname } from 'node:path'
import type { Disk } from './disk.ts'

/** A data file cannot be used as it is; the message says why. The file is set aside and never written to. */
export class UnusableDataError extends Error {
  override readonly name = 'UnusableDataError'
  /** One word for the name under which the file is set aside. */
  readonly kind: 'damaged' | 'unknown'

  constructor(kind: UnusableDataError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The data folder cannot be used now; the message says what to do. Nothing was changed. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** Primary result codes of SQLite. */
const READ_ONLY = 8
const FULL = 13
const CANNOT_OPEN = 14
const BUSY = 5
const LOCKED = 6
const CORRUPT = 11
const NOT_A_DATABASE = 26
const SHORT_READ = 522

const resultOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0

/** Whether an error comes from SQLite or from the file system. */
export const isOfDisk = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_SQLITE_ERROR') || ('errno' in error && 'syscall' in error))

/** Whether SQLite says that another process holds the file. */
export const isBusy = (error: unknown): boolean => [BUSY, LOCKED].includes(resultOf(error) & 0xff)

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

/** Whether the disk has no room left. */
const isFull = (error: unknown): boolean =>
  (resultOf(error) & 0xff) === FULL || codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'

/** Why a folder, or the nearest one above it that there is, cannot be written; SQLite itself says only "disk I/O error". */
const writeErrorOf = (dir: string, { files }: Disk): Error | undefined => {
  let nearest = dir
  while (!files.existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  try {
    files.accessSync(nearest, constants.W_OK)
    return undefined
  } catch (error) {
    return error as Error
  }
}

/** Whether the file or its folder may not be written. */
const isReadOnly = (error: unknown): boolean =>
  [READ_ONLY, CANNOT_OPEN].includes(resultOf(error) & 0xff) ||
  ['EACCES', 'EPERM'].includes(String(codeOf(error)))

/** What an error of the disk under a folder means, and what to do about it. */
export const remedyOf = (error: Error, dir: string, disk: Disk): string => {
  const cause = (isFull(error) ? undefined : writeErrorOf(dir, disk)) ?? error
  const other = 'or start with another folder as --data.'
  if (isFull(cause)) return `its disk is full (${cause.message}): free some space on its disk, ${other}`
  if (codeOf(cause) === 'EROFS')
    return `its disk is read-only (${cause.message}): make the disk writable, ${other}`
  if (isReadOnly(cause))
    return `it may not be written (${cause.message}): let this user write to the folder and its files, ${other}`
  return `${cause.message}: see that the disk is whole, free some space on its disk, ${other}`
}

/** Whether SQLite says that the file is not what it wrote. */
export const isCorrupt = (error: unknown): boolean =>
  [CORRUPT, NOT_A_DATABASE].includes(resultOf(error) & 0xff) || resultOf(error) === SHORT_READ

/** Whether the worlds could not be made from what was kept: it was written by a version that knew other records. */
export const isUnreadableWorld = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'UnreadableWorldError'
