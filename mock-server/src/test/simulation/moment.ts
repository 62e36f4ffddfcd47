import type { ClockState } from '../../clock/virtual-clock.ts'
import { rowToText } from '../../runtime/persistence/row-text.ts'
import { tables } from '../../runtime/tables.ts'
import type { World } from '../../runtime/world.ts'
import type { Worlds } from '../../runtime/worlds.ts'
import type { Snapshot } from '../../store/store.ts'

/** Name of the world beside `main`. */
export const SIDE = 'side'

/** What a process had at one moment: taken without a copy. */
export interface Moment {
  readonly rows: Snapshot
  readonly clock: ClockState
  /** Rows of the world beside `main`, when there is one. */
  readonly side: Snapshot | undefined
}

/** Takes the present moment; of a process that is only starting there is none. */
export const takeMoment = (worlds: Worlds | undefined): Moment | undefined =>
  worlds && {
    rows: worlds.main.store.snapshot(),
    clock: worlds.main.clock.state(),
    side: worlds.get(SIDE)?.store.snapshot(),
  }

const names = Object.keys(tables)

/** All rows by table and key, as they are written to the disk. */
export const rowsOf = (snapshot: Snapshot): Map<string, string> => {
  const rows = new Map<string, string>()
  for (const [index, { rows: own }] of snapshot.entries())
    for (const [key, row] of own.entries()) rows.set(`${names[index]} ${key}`, rowToText(row))
  return rows
}

/** What differs between rows that are expected and rows that were found; undefined when they are the same. */
export const differenceOf = (
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): string | undefined => {
  for (const [key, row] of expected)
    if (found.get(key) !== row) return `${key} should be ${row}, and is ${found.get(key) ?? 'not there'}`
  for (const [key, row] of found) if (!expected.has(key)) return `${key} is there, and should not: ${row}`
  return undefined
}

/** Whether nothing is in memory that was not written. */
export const isAt = ({ store, clock }: World, { rows, clock: state }: Moment): boolean =>
  store.isAt(rows) && JSON.stringify(clock.state()) === JSON.stringify(state)
