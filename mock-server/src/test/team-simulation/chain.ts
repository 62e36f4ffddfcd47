import { rowToText } from '../../runtime/persistence/row-text.ts'
import type { WorldChange } from '../../runtime/world-persistence.ts'
import type { Snapshot } from '../../store/store.ts'
import { differenceOf, rowsOf } from '../simulation/moment.ts'
import type { FoundWorld } from './found-world.ts'

/** A world as it has to be in the database; undefined where there is none. */
export type State =
  | {
      readonly rows: Map<string, string>
      head: string
      /** Rows of each snapshot; undefined where it is not known which of two of its name is there. */
      readonly snapshots: Map<string, ReadonlyMap<string, string> | undefined>
    }
  | undefined

/** A change with the keys and texts that the database has of it. */
const apply = (state: State, change: WorldChange): State => {
  if (change.does === 'drop') return undefined
  if (change.does === 'snapshot') {
    state?.snapshots.set(change.name, new Map(state.rows))
    return state
  }
  const head = rowToText(change.head)
  const next =
    change.does === 'begin' || !state
      ? { rows: new Map<string, string>(), head, snapshots: state?.snapshots ?? new Map() }
      : state
  next.head = head
  for (const { table, key, row } of change.rows)
    if (row === undefined) next.rows.delete(`${table} ${key}`)
    else next.rows.set(`${table} ${key}`, rowToText(row))
  return next
}

/** Whether a state shows nothing of a change, so that what the database has does not tell whether it is there. */
const isIdle = (state: State, change: WorldChange): boolean => {
  if (!state) return false
  // The rows of a snapshot are not read with the world.
  if (change.does === 'snapshot') return state.snapshots.has(change.name)
  return (
    change.does === 'change' &&
    rowToText(change.head) === state.head &&
    [...change.rows].every(
      ({ table, key, row }) =>
        state.rows.get(`${table} ${key}`) === (row === undefined ? undefined : rowToText(row)),
    )
  )
}

/** What differs between a state and what the database has; undefined when nothing does. */
const differenceFrom = (state: State, found: FoundWorld | undefined): string | undefined => {
  if (!state || !found) return state || found ? `the world is ${found ? 'there' : 'not there'}` : undefined
  if (state.head !== found.head) return `the head is ${found.head}, and should be ${state.head}`
  const [named, kept] = [[...state.snapshots.keys()], found.snapshots].map((names) =>
    [...names].sort().join(),
  )
  return named === kept
    ? differenceOf(state.rows, found.rows)
    : `the snapshots are ${kept}, and should be ${named}`
}

/** How many changes are kept: more than one number where the state shows nothing of the last of them. */
export interface KeptCount {
  readonly least: number
  readonly most: number
}

/** The changes of a world that one owner has made, from the state that it began with. */
export interface Chain {
  readonly process: string
  /** How many changes it has. */
  readonly length: number
  /** How many of them callers have been told of: they are in the database. */
  readonly told: number
  /** The state after those. */
  readonly toldState: State
  /** When the next owner was seen, and how many changes that one has found; undefined while there is none. */
  readonly end: (KeptCount & { readonly at: number }) | undefined
  /** Whether the latest change drops the world. */
  readonly isDropped: boolean
  /** Whether the world is there after the changes that callers have been told of. */
  readonly isThere: boolean
  /** Whether callers were told that nothing of it is kept: its process has given the world up. */
  readonly isRefused: boolean
  add(change: WorldChange, memory: Snapshot | undefined): void
  /** A caller has been told of so many changes. @throws Error when they have not been found by the next owner */
  tell(count: number): void
  /** A caller has been told that a change, and what comes after it, is not kept. @throws Error when it was found */
  deny(index: number): void
  /** How many changes are kept when the database has `found`; undefined when it is no state of this chain. */
  find(found: FoundWorld | undefined): KeptCount | undefined
  /** How the latest state that callers know of differs from what the database has. */
  difference(found: FoundWorld | undefined): string
  close(at: number, kept: KeptCount, found: FoundWorld | undefined): void
}

/** @param base the state that it begins with, which is the chain's from now on */
export const createChain = (process: string, base: State): Chain => {
  let state = base
  let applied = 0
  let pending: WorldChange[] = []
  let [length, told, denied] = [0, 0, Number.POSITIVE_INFINITY]
  let memory: Snapshot | undefined
  /** Whether the world is there after each number of changes. */
  const presence = [base !== undefined]
  let end: Chain['end']

  const applyUpTo = (count: number): void => {
    const next = pending.slice(0, Math.max(0, count - applied))
    pending = pending.slice(next.length)
    for (const change of next) state = apply(state, change)
    applied += next.length
  }

  return {
    process,
    get length() {
      return length
    },
    get told() {
      return told
    },
    get toldState() {
      return state
    },
    get end() {
      return end
    },
    get isDropped() {
      return presence.at(-1) === false
    },
    get isThere() {
      return presence[told] ?? false
    },
    get isRefused() {
      return denied === 0
    },
    add(change, now) {
      length++
      presence.push(change.does !== 'drop')
      memory = now
      if (!end) pending.push(change)
    },
    tell(count) {
      if (end && count > end.most)
        throw new Error(
          `change ${count} of ${process} was answered as done, and the next owner has ${end.most}`,
        )
      if (count > denied)
        throw new Error(
          `change ${count} of ${process} was answered as done, after ${denied + 1} was not kept`,
        )
      told = Math.max(told, count)
      if (!end) applyUpTo(told)
    },
    deny(index) {
      denied = Math.min(denied, index)
      if (index < (end ? end.least : told))
        throw new Error(`of change ${index + 1} of ${process} it was said that it is not kept, and it is`)
    },
    find(found) {
      const last = Math.min(length, denied)
      for (let least = told; least <= last; least++) {
        applyUpTo(least)
        if (differenceFrom(state, found) !== undefined) continue
        const idle = pending.findIndex((change) => !isIdle(state, change))
        return { least, most: Math.min(last, idle < 0 ? length : least + idle) }
      }
      return undefined
    },
    difference: (found) => differenceFrom(state, found) ?? 'no difference',
    close(at, kept, found) {
      end = { at, ...kept }
      for (const change of pending.slice(0, kept.most - kept.least))
        if (change.does === 'snapshot') state?.snapshots.set(change.name, undefined)
      pending = []
      if (kept.most < length || !memory || !found) return
      const other = differenceOf(rowsOf(memory), found.rows)
      if (other) throw new Error(`the memory of the owner before had something else: ${other}`)
    },
  }
}
