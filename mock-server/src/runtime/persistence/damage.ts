/** A data file cannot be used as it is; the sentence says why. It has to be set aside, never written to. */
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
export const isFull = (error: unknown): boolean =>
  (resultOf(error) & 0xff) === FULL || codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'

/** Whether the file or its folder may not be written. */
const isReadOnly = (error: unknown): boolean =>
  [READ_ONLY, CANNOT_OPEN].includes(resultOf(error) & 0xff) ||
  ['EROFS', 'EACCES', 'EPERM'].includes(String(codeOf(error)))

/** What an error of the disk at the start means, and what to do about it. */
export const remedyOf = (error: Error): string => {
  const other = 'or start with another folder as --data. Nothing in it was changed.'
  if (isFull(error)) return `its disk is full (${error.message}): free some space there, ${other}`
  if (isReadOnly(error))
    return `it may not be written (${error.message}): let this user write to the folder and its files, ${other}`
  return `${error.message}: see that the folder can be written and its disk is whole and has room, ${other}`
}

/** Whether SQLite says that the file is not what it wrote. */
export const isCorrupt = (error: unknown): boolean =>
  [CORRUPT, NOT_A_DATABASE].includes(resultOf(error) & 0xff) || resultOf(error) === SHORT_READ

/** Whether the worlds could not be made from what was kept: it was written by a version that knew other records. */
export const isUnreadableWorld = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'UnreadableWorldError'
