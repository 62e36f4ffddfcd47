import { sha256 as newDigest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { DAY_MS, EARLIEST, LATEST } from '../../domain/calendar.ts'
import type { Dump } from '../../store/store.ts'
import { OF_SERVER } from '../file-tables.ts'
import { beginSlices } from '../slices.ts'
import type { World } from '../world.ts'
import { UnreadableWorldError, type WorldCopy, type WorldOrigin } from '../world-persistence.ts'
import { rowToText } from './row-text.ts'

const FORMAT = 'swx-world'
const VERSION = 1

/** Years that a world may have lived through: each day of them costs. */
const MOST_YEARS = 30

/** The times that a world can have, as a sentence goes on after "a time". */
export const WORLD_TIMES = `between ${new Date(EARLIEST).toISOString()} and ${new Date(LATEST).toISOString()}`

/** Whether a world can have a time, epoch ms. */
export const isWorldTime = (time: number): boolean => time >= EARLIEST && time <= LATEST

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/**
 * A world as one file of JSON, to hand on or to attach to a report. It opens nothing: no session, no password, code or
 * token that could be used, and no image is in it.
 */
export interface WorldFile extends WorldOrigin {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  /** Virtual time, RFC 3339. */
  readonly now: string
  /** SHA-256 of all the rest: a file that lost something on its way is refused. It keeps out no one who makes one. */
  readonly checksum: string
  /** By table, each as `rowToText` writes it. */
  readonly rows: Rows
}

type Content = Omit<WorldFile, 'format' | 'version' | 'checksum'>

/** The text that the checksum is of: the JSON of version, origin, time and rows, piece by piece. */
function* textOf({ seed, profile, now, rows }: Content): Generator<string> {
  yield `[${[VERSION, seed, profile, now].map((value) => JSON.stringify(value)).join(',')},{`
  let comma = ''
  for (const [table, list] of Object.entries(rows)) {
    yield `${comma}${JSON.stringify(table)}:[`
    for (const [index, row] of list.entries()) yield `${index === 0 ? '' : ','}${JSON.stringify(row)}`
    yield ']'
    comma = ','
  }
  yield '}]'
}

const checksumOf = async (content: Content): Promise<string> => {
  const slices = beginSlices()
  const digest = newDigest.create()
  for (const piece of textOf(content)) {
    digest.update(utf8ToBytes(piece))
    if (slices.isOver) await slices.next()
  }
  return bytesToHex(digest.digest())
}

export const writeWorldFile = async (world: World, { seed, profile }: WorldOrigin): Promise<WorldFile> => {
  const now = new Date(world.now()).toISOString()
  const rows: Record<string, Rows[string]> = {}
  for (const [table, list] of Object.entries(world.store.dump()))
    if (!(OF_SERVER as readonly string[]).includes(table))
      rows[table] = list.map((row) => JSON.parse(rowToText(row)))
  const content = { seed, profile, now, rows }
  return { format: FORMAT, version: VERSION, ...content, checksum: await checksumOf(content) }
}

/** What time does to a world was done when the file was written, and there is not more of it than can be shown. */
const expectTimes = (rows: Dump, now: number): void => {
  const { due = [], entries = [], users = [] } = rows as Record<string, { at: number; createdAt: number }[]>
  if (due.some(({ at }) => at <= now))
    throw new UnreadableWorldError('an event is planned in it for a time that has passed')
  const past = now - MOST_YEARS * 365 * DAY_MS
  if (
    entries.some(({ at }) => at < past || at > now) ||
    users.some(({ createdAt }) => createdAt < past || createdAt > now)
  )
    throw new UnreadableWorldError(`its records have to be of the ${MOST_YEARS} years before its "now"`)
}

/**
 * Reads what {@link writeWorldFile} wrote. It takes a while for a large one, in slices, so that others are served.
 *
 * @throws UnreadableWorldError for anything else, with the reason.
 */
export const readWorldFile = async (value: unknown): Promise<WorldCopy> => {
  if (typeof value !== 'object' || value === null) throw new UnreadableWorldError('it is no JSON object')
  const file = value as Partial<Record<keyof WorldFile, unknown>>
  if (file.format !== FORMAT)
    throw new UnreadableWorldError(`this is no world: its "format" is not "${FORMAT}"`)
  if (file.version !== VERSION)
    throw new UnreadableWorldError(
      `its version is ${JSON.stringify(file.version)?.slice(0, 20) ?? 'missing'}, and this mock server reads version ${VERSION}: bring it in with the one that wrote it`,
    )
  const { seed, profile, now } = file
  if (
    !Number.isSafeInteger(seed) ||
    typeof profile !== 'string' ||
    !/^[A-Za-z0-9][\w.-]{0,63}$/.test(profile)
  )
    throw new UnreadableWorldError('its "seed" has to be a whole number and its "profile" a name')
  const at = typeof now === 'string' ? Date.parse(now) : Number.NaN
  if (!isWorldTime(at)) throw new UnreadableWorldError(`its "now" has to be a time ${WORLD_TIMES}`)
  // The shapes of all rows, and what reads them, are loaded with the first file.
  const { expectTables, readRows } = await import('./world-rows.ts')
  const tables = expectTables(file.rows)
  if ((await checksumOf(file as Content)) !== file.checksum)
    throw new UnreadableWorldError('the file is damaged or was changed by hand: its checksum does not fit')
  const rows = await readRows(tables)
  expectTimes(rows, at)
  return { seed: seed as number, profile, at, rows }
}
