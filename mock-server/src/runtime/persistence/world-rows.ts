import type { Dump } from '../../store/store.ts'
import { type FileTable, OF_SERVER } from '../file-tables.ts'
import { shapes } from '../row-shapes.ts'
import { beginSlices } from '../slices.ts'
import { UnreadableWorldError } from '../world-persistence.ts'

/** Most rows of all tables together, and of some that cost more than others. */
const MOST_ROWS = 100_000
const MOST_OF: Partial<Record<FileTable, number>> = {
  users: 5_000,
  due: 20_000,
  mails: 20_000,
  overrides: 20_000,
  counters: 1_000,
  positions: 10_000,
  options: 10_000,
}

/** The rows of a world file by table, as they came. */
export type FileRows = Readonly<Record<FileTable, readonly unknown[]>>

const names = Object.keys(shapes) as readonly FileTable[]

/**
 * Looks at how much there is before any of it is read.
 *
 * @throws UnreadableWorldError for a table that is missing, unknown or too long.
 */
export const expectTables = (rows: unknown): FileRows => {
  if (typeof rows !== 'object' || rows === null || Array.isArray(rows))
    throw new UnreadableWorldError('its "rows" have to be lists by table')
  const tables = rows as Readonly<Record<string, unknown>>
  const unknown = Object.keys(tables).find((name) => !([...names, ...OF_SERVER] as string[]).includes(name))
  if (unknown !== undefined)
    throw new UnreadableWorldError(`this version knows no table "${unknown.slice(0, 40)}"`)
  let total = 0
  for (const name of names) {
    const list = Object.hasOwn(tables, name) ? tables[name] : undefined
    if (list === undefined) throw new UnreadableWorldError(`it has no table "${name}"`)
    if (!Array.isArray(list)) throw new UnreadableWorldError(`its table "${name}" is no list`)
    const most = MOST_OF[name] ?? MOST_ROWS
    if (list.length > most)
      throw new UnreadableWorldError(
        `its table "${name}" has ${list.length} rows, and at most ${most} are taken`,
      )
    total += list.length
  }
  if (total > MOST_ROWS)
    throw new UnreadableWorldError(`it has ${total} rows, and at most ${MOST_ROWS} are taken`)
  return rows as FileRows
}

/** A name from the file, shortened for a message: it may have any length. */
const shorten = (name: string): string => JSON.stringify(name.slice(0, 80))

/**
 * Reads the rows of a file, each against the shape of its table.
 *
 * @throws UnreadableWorldError that names the first row that does not fit.
 */
export const readRows = async (rows: FileRows): Promise<Dump> => {
  const slices = beginSlices()
  const read: Record<string, unknown[]> = {}
  for (const name of names) {
    const list: unknown[] = []
    for (const [index, row] of rows[name].entries()) {
      const outcome = shapes[name].safeParse(row)
      if (!outcome.success) {
        const issue = outcome.error.issues[0]
        const what =
          issue?.code === 'unrecognized_keys'
            ? `has a field ${shorten(issue.keys[0] ?? '')} that this version does not know`
            : 'is not as this version writes it'
        const path = issue?.path ?? []
        const at = path.length === 0 ? 'it' : shorten(path.map(String).join('.'))
        throw new UnreadableWorldError(`row ${index + 1} of its table "${name}": ${at} ${what}`)
      }
      list.push(outcome.data)
      if (slices.isOver) await slices.next()
    }
    read[name] = list
  }
  return read
}
