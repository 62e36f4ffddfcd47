import type { Dump } from '../../store/store.ts'
import type { Change } from '../../store/table.ts'
import type { SnapshotHead, WorldHead } from '../world-persistence.ts'
import { headDigest, type StoredRow, type StoredState } from './data-format.ts'
import { digestOf, exchange } from './digest.ts'
import type { Database } from './disk.ts'
import { rowFromText, rowToText } from './row-text.ts'

/** SQLite holds UTF-8, which has no lone surrogates. */
const storable = (key: string): string => (/\p{Surrogate}/u.test(key) ? JSON.stringify(key) : key)

/** Reads and writes states and their rows, each with its digest, inside a transaction of its caller. */
export const openStates = (database: Database) => {
  const prepare = (sql: string) => database.prepare(sql)
  const findState = prepare('SELECT * FROM states WHERE world = ? AND snapshot = ?')
  const addState = prepare(
    "INSERT INTO states (world, snapshot, head, digest) VALUES (?, ?, '', 0)" +
      " ON CONFLICT DO UPDATE SET head = '', digest = 0 RETURNING *",
  )
  const setState = prepare('UPDATE states SET head = ?, digest = ? WHERE id = ?')
  const removeState = prepare('DELETE FROM states WHERE id = ?')
  const statesOf = prepare('SELECT * FROM states WHERE world = ?')
  const rowsOf = prepare('SELECT kind, row FROM rows WHERE state = ?')
  const findRow = prepare('SELECT row FROM rows WHERE state = ? AND kind = ? AND key = ?')
  const setRow = prepare('INSERT OR REPLACE INTO rows (state, kind, key, row) VALUES (?, ?, ?, ?)')
  const removeRow = prepare('DELETE FROM rows WHERE state = ? AND kind = ? AND key = ?')
  const removeRows = prepare('DELETE FROM rows WHERE state = ?')
  const copyRows = prepare('INSERT INTO rows SELECT ?, kind, key, row FROM rows WHERE state = ?')

  const find = (world: string): StoredState => {
    const state = findState.get(world, '') as StoredState | undefined
    if (!state) throw new Error(`World "${world}" is not kept.`)
    return state
  }

  /** A state without head and rows; one that is there loses them. */
  const begin = (world: string, snapshot: string): StoredState => {
    const state = addState.get(world, snapshot) as unknown as StoredState
    removeRows.run(state.id)
    return state
  }

  /** @returns the digest of the state with these rows changed */
  const setRows = ({ id, digest }: StoredState, rows: Iterable<Change>): number => {
    let next = digest
    for (const { table, key, row } of rows) {
      const name = storable(key)
      const old = findRow.get(id, table, name) as Pick<StoredRow, 'row'> | undefined
      const text = row === undefined ? undefined : rowToText(row)
      if (text === undefined) removeRow.run(id, table, name)
      else setRow.run(id, table, name, text)
      next = exchange(
        next,
        old === undefined ? 0 : digestOf(table, name, old.row),
        text === undefined ? 0 : digestOf(table, name, text),
      )
    }
    return next
  }

  /** @param digest of the state with its old head */
  const setHead = (state: StoredState, digest: number, value: WorldHead | SnapshotHead): void => {
    const head = rowToText(value)
    const old = state.head === '' ? 0 : headDigest(state)
    setState.run(head, exchange(digest, old, headDigest({ ...state, head })), state.id)
  }

  return {
    begin(world: string, head: WorldHead, rows: Iterable<Change>): void {
      const state = begin(world, '')
      setHead(state, setRows(state, rows), head)
    },
    change(world: string, head: WorldHead, rows: Iterable<Change>): void {
      const state = find(world)
      setHead(state, setRows(state, rows), head)
    },
    copy(world: string, snapshot: string, head: SnapshotHead): void {
      const from = find(world)
      const to = begin(world, snapshot)
      copyRows.run(to.id, from.id)
      setHead(to, exchange(from.digest, headDigest(from), 0), head)
    },
    remove({ id }: Pick<StoredState, 'id'>): void {
      removeRows.run(id)
      removeState.run(id)
    },
    /** The world and its snapshots. */
    listOf: (world: string) => statesOf.all(world) as unknown as readonly StoredState[],
    /** The rows of a state by table. */
    dump({ id }: StoredState): Dump {
      const dump: Record<string, unknown[]> = {}
      for (const stored of rowsOf.iterate(id)) {
        const { kind, row } = stored as unknown as StoredRow
        const list = dump[kind] ?? []
        list.push(rowFromText(row))
        dump[kind] = list
      }
      return dump
    },
  }
}
