import { sha256 } from '../../security/sha256.ts'
import type { World } from '../world.ts'
import { UnreadableWorldError, type WorldCopy, type WorldOrigin } from '../world-persistence.ts'
import { rowFromText, rowToText } from './row-text.ts'

const FORMAT = 'swx-world'
const VERSION = 1

/** Times a world can have. A market walks from its beginning to now, so a time far off would stop the process. */
const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)]

/** The times that a world can have, as a sentence goes on after "a time". */
export const WORLD_TIMES = `between ${new Date(EARLIEST).toISOString()} and ${new Date(LATEST).toISOString()}`

/** Whether a world can have a time, epoch ms. */
export const isWorldTime = (time: number): boolean => time >= EARLIEST && time <= LATEST

type Rows = Readonly<Record<string, readonly unknown[]>>

/**
 * A world as one file of JSON, to hand on or to attach to a report. It holds what a data folder holds: no password, code
 * or token that could be used, and no image.
 */
export interface WorldFile extends WorldOrigin {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  /** Virtual time, RFC 3339. */
  readonly now: string
  /** SHA-256 of all the rest: a file that lost something on its way, or was changed by hand, is refused. */
  readonly checksum: string
  /** By table, each as `rowToText` writes it. */
  readonly rows: Rows
}

const checksumOf = ({
  seed,
  profile,
  now,
  rows,
}: Omit<WorldFile, 'format' | 'version' | 'checksum'>): string =>
  sha256(JSON.stringify([VERSION, seed, profile, now, rows]))

const mapRows = (rows: Rows, change: (row: unknown) => unknown): Rows =>
  Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.map(change)]))

/** Writes a world as it is now. */
export const writeWorldFile = (world: World, { seed, profile }: WorldOrigin): WorldFile => {
  const now = new Date(world.now()).toISOString()
  const rows = mapRows(world.store.dump() as Rows, (row) => JSON.parse(rowToText(row)))
  const content = { seed, profile, now, rows }
  return { format: FORMAT, version: VERSION, ...content, checksum: checksumOf(content) }
}

/**
 * Reads what {@link writeWorldFile} wrote.
 *
 * @throws UnreadableWorldError for anything else, with the reason.
 */
export const readWorldFile = (value: Readonly<Record<string, unknown>>): WorldCopy => {
  const file = value as Partial<Record<keyof WorldFile, unknown>>
  if (file.format !== FORMAT)
    throw new UnreadableWorldError(`this is no world: its "format" is not "${FORMAT}"`)
  if (file.version !== VERSION)
    throw new UnreadableWorldError(
      `this version reads worlds of version ${VERSION}, not ${String(file.version)}`,
    )
  const content = file as WorldFile
  if (checksumOf(content) !== content.checksum)
    throw new UnreadableWorldError('the file is damaged or was changed by hand: its checksum does not fit')
  if (!Number.isSafeInteger(content.seed) || typeof content.profile !== 'string')
    throw new UnreadableWorldError('its "seed" has to be a whole number and its "profile" a name')
  const at = Date.parse(content.now)
  if (!isWorldTime(at)) throw new UnreadableWorldError(`its "now" has to be a time ${WORLD_TIMES}`)
  return {
    seed: content.seed,
    profile: content.profile,
    at,
    rows: mapRows(content.rows, (row) => rowFromText(JSON.stringify(row))) as WorldCopy['rows'],
  }
}
