import { rowToText } from '../../runtime/persistence/row-text.ts'
import { tables } from '../../runtime/tables.ts'
import type { KeptWorld } from '../../runtime/world-persistence.ts'
import { createStore } from '../../store/store.ts'
import { rowsOf } from '../simulation/moment.ts'

/** A world as its next owner has read it. */
export interface FoundWorld {
  readonly head: string
  /** Rows by table and key. */
  readonly rows: ReadonlyMap<string, string>
  readonly snapshots: readonly string[]
}

/** Reads a world as the mock server does, into texts that can be compared. */
export const readWorld = ({ name: _, rows, snapshots, ...head }: KeptWorld): FoundWorld => {
  const store = createStore(tables)
  store.load(rows)
  return {
    head: rowToText(head),
    rows: rowsOf(store.snapshot()),
    snapshots: snapshots.map(({ name }) => name),
  }
}
