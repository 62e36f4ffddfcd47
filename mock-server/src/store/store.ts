import { sha256 } from '../security/sha256.ts'
import { canonicalJson } from './canonical-json.ts'
import {
  type Change,
  type Changing,
  type ReadTable,
  type RowOf,
  Table,
  type TableDefinition,
  TableShape,
  type TableVersion,
} from './table.ts'

/** The tables of a store, by name. */
// biome-ignore lint/suspicious/noExplicitAny: a table's row type is only known per entry of the record.
export type Definitions = Record<string, TableDefinition<any>>

/** The tables as a transaction sees them: its own changes included. */
export type Tables<D extends Definitions> = { readonly [Name in keyof D]: Table<RowOf<D[Name]>> }

/** The tables for reading, as of the last committed transaction. */
export type ReadTables<D extends Definitions> = { readonly [Name in keyof D]: ReadTable<RowOf<D[Name]>> }

/**
 * All rows at one moment, table by table. Costs nothing to make or keep, and is the same object while nothing changes;
 * only good for the store it came from or its like.
 */
export type Snapshot = readonly TableVersion[]

/** A row that is not the same in two snapshots; undefined on the side that does not have it. */
export interface RowDifference {
  readonly table: string
  readonly key: string
  readonly before: object | undefined
  readonly after: object | undefined
  /** Fields of the row that are secret or random. */
  readonly secret: readonly string[]
}

/** All rows as plain data, for keeping outside the process. */
export type Dump = Readonly<Record<string, readonly unknown[]>>

/** What has to be waited for until everything is kept, if anything. */
type Keeping = () => Promise<void> | undefined

const NOTHING_TO_WAIT_FOR: Keeping = () => undefined

/** See {@link createStore}. */
export interface Store<D extends Definitions> {
  /** Committed rows. */
  readonly read: ReadTables<D>
  /**
   * Runs `work` so that either all its changes happen or none: when it throws, nothing has changed.
   * Synchronous, so no other command can come in between; work that waits does so before.
   *
   * @throws what `work` throws, or what {@link Store.persistWith} calls; an Error for a transaction inside a
   * transaction or for work that answers a promise.
   */
  transaction<T>(work: (tables: Tables<D>) => T): T
  /**
   * Runs a part of the transaction that is under way so that its changes happen or none of them: when it throws, what
   * the transaction did before stays.
   *
   * @throws what `work` throws; an Error outside of a transaction.
   */
  savepoint<T>(work: () => T): T
  /**
   * Runs several transactions as one: when `work` throws, none of them has happened. They are kept, and
   * listeners are called, once at the end. A batch inside another counts when that one does.
   *
   * @throws what `work` throws, or what {@link Store.persistWith} calls.
   */
  batch<T>(work: () => T): T
  /**
   * Has `keep` write the changes of each transaction or batch outside the process before it counts as done: when `keep`
   * throws, it has not happened. A row that changed several times in it is named several times, its last change last.
   *
   * @param kept where keeping takes longer than the transaction: see {@link Store.kept}
   * @returns how to stop that.
   */
  persistWith(keep: (changes: readonly Change[]) => void, kept?: Keeping): () => void
  /**
   * Fulfilled once all that has happened so far is kept; undefined where nothing has to be waited for. No answer may leave
   * before. When it rejects, what is in memory may not have happened and is not to be shown.
   */
  kept: Keeping
  /** Stores a change beside the rows, such as one of the clock. */
  touch(): void
  /** Called after each transaction that changed something, with its changes in order. */
  onCommit(listener: (changes: readonly Change[]) => void): () => void
  /** The rows of this moment. */
  snapshot(): Snapshot
  /** Rows of the state that changed between two snapshots, looked for as they are asked for. */
  differences(before: Snapshot, after: Snapshot): IterableIterator<RowDifference>
  /** Whether nothing has changed since a snapshot. */
  isAt(snapshot: Snapshot): boolean
  /** Puts the rows of a snapshot back: one step, like a transaction. */
  restore(snapshot: Snapshot): void
  /** All rows as plain data. */
  dump(): Dump
  /** Replaces all rows by those of a dump, in one step; tables it does not name become empty. */
  load(dump: Dump): void
  /** SHA-256 over all rows of the tables that belong to the state; equal content gives an equal hash. */
  hash(): string
  /** What {@link hash} is of, piece by piece. */
  texts(): IterableIterator<string>
  /** Number of rows by table. */
  counts(): Record<string, number>
}

/** What has happened since a batch or transaction began. */
interface Step {
  /** The versions that were replaced. */
  readonly before: readonly (readonly [{ version: TableVersion }, TableVersion])[]
  readonly changes: Change[]
  touched: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a table's row type is only known per entry of the record.
const shapes = new WeakMap<Definitions, readonly TableShape<any>[]>()

/** The shapes of the tables, which all stores of these definitions share: a world that is idle costs little. */
const shapesOf = (definitions: Definitions) => {
  const known = shapes.get(definitions)
  if (known) return known
  const made = Object.entries(definitions).map(([name, definition]) => new TableShape(name, definition))
  shapes.set(definitions, made)
  return made
}

/**
 * Everything users change: indexed tables with unique keys and all-or-nothing transactions, held as
 * structure-sharing versions. It knows no clock and no randomness, so the same commands give the same rows.
 * Why it exists: `docs/decisions/0002-store.md`.
 */
export const createStore = <D extends Definitions>(definitions: D): Store<D> => {
  const changing: Changing = { edit: undefined, log: undefined, before: new Map() }
  const all = shapesOf(definitions).map((shape) => new Table(shape, changing))
  const byName = Object.fromEntries(all.map((table) => [table.shape.name, table])) as unknown as Tables<D>
  const listeners = new Set<(changes: readonly Change[]) => void>()
  let persistence: ((changes: readonly Change[]) => void) | undefined
  let keeping = NOTHING_TO_WAIT_FOR
  /** The batch that is under way. */
  let batch: Step | undefined
  /** The snapshot of this moment, once it was asked for. */
  let present: Snapshot | undefined

  const versions = (): Step['before'] => all.map((table) => [table, table.version] as const)

  const undo = (before: Iterable<Step['before'][number]>): void => {
    present = undefined
    for (const [table, version] of before) table.version = version
  }

  const isWatched = (): boolean => persistence !== undefined || listeners.size > 0

  /** Ends a step: its changes are kept, and then listeners are called with them. */
  const finish = ({ before, changes, touched }: Step): void => {
    if (changes.length === 0 && !touched) return
    try {
      persistence?.(changes)
    } catch (cause) {
      undo(before)
      throw cause
    }
    if (changes.length > 0) for (const listener of listeners) listener(changes)
  }

  const settle = (step: Step): void => {
    if (batch) {
      for (const change of step.changes) batch.changes.push(change)
      batch.touched ||= step.touched
    } else finish(step)
  }

  /** Runs `work` with all tables open for changes; answers what it replaced, too. */
  const open = <T>(log: Change[] | undefined, work: () => T): { answer: T; before: Step['before'] } => {
    if (changing.edit)
      throw new Error('A transaction is already running; pass its tables on instead of opening another.')
    changing.edit = {}
    changing.log = log
    try {
      const answer = work()
      if (changing.before.size > 0) present = undefined
      return { answer, before: [...changing.before] }
    } catch (cause) {
      undo(changing.before)
      throw cause
    } finally {
      changing.edit = undefined
      changing.log = undefined
      changing.before.clear()
    }
  }

  /** Puts other versions in place, as one step. */
  const replace = (change: () => void): void => {
    const before = versions()
    change()
    present = undefined
    if (!isWatched()) return
    const changes = all.flatMap(({ shape: { name }, version }, index) => {
      const old = before[index]?.[1] as TableVersion
      return Array.from(version.rows.differencesFrom(old.rows), ([key, row]) => ({ table: name, key, row }))
    })
    settle({ before, changes, touched: false })
  }

  function* texts(): Generator<string> {
    let separator = ''
    for (const table of all) {
      const { name, definition } = table.shape
      if (definition.stateless) continue
      for (const row of table.list()) {
        yield `${separator}${name}:${canonicalJson(row, definition.secret)}`
        separator = '\n'
      }
    }
  }

  return {
    read: byName,
    transaction(work) {
      const changes: Change[] = []
      const { answer, before } = open(isWatched() ? changes : undefined, () => {
        const outcome = work(byName)
        if (outcome instanceof Promise) {
          throw new Error('A transaction is synchronous: do what waits before it.')
        }
        return outcome
      })
      settle({ before, changes, touched: false })
      return answer
    },
    savepoint(work) {
      if (!changing.edit) throw new Error('A savepoint is a part of a transaction.')
      const before = all.map(({ version }) => version)
      const logged = changing.log?.length
      // What was changed so far is not changed in place any more.
      changing.edit = {}
      try {
        return work()
      } catch (cause) {
        for (const [index, table] of all.entries()) table.version = before[index] as TableVersion
        if (changing.log && logged !== undefined) changing.log.length = logged
        changing.edit = {}
        throw cause
      }
    },
    batch(work) {
      if (changing.edit) throw new Error('A batch holds transactions, not the other way round.')
      const outer = batch
      const step: Step = { before: versions(), changes: [], touched: false }
      batch = step
      let answer: ReturnType<typeof work>
      try {
        answer = work()
      } catch (cause) {
        undo(step.before)
        throw cause
      } finally {
        batch = outer
      }
      settle(step)
      return answer
    },
    persistWith(keep, kept = NOTHING_TO_WAIT_FOR) {
      persistence = keep
      keeping = kept
      return () => {
        if (persistence !== keep) return
        persistence = undefined
        keeping = NOTHING_TO_WAIT_FOR
      }
    },
    kept: () => keeping(),
    touch() {
      if (batch) batch.touched = true
      else persistence?.([])
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot() {
      if (changing.edit) throw new Error('A snapshot is taken between transactions.')
      present ??= all.map((table) => table.version)
      return present
    },
    *differences(before, after) {
      for (const [
        index,
        {
          shape: { name, definition },
        },
      ] of all.entries()) {
        const [old, young] = [before[index]?.rows, after[index]?.rows]
        if (definition.stateless || !old || !young) continue
        for (const [key, row] of young.differencesFrom(old)) {
          const secret = definition.secret ?? []
          yield {
            table: name,
            key,
            before: old.get(key) as object | undefined,
            after: row as object | undefined,
            secret,
          }
        }
      }
    },
    isAt: (snapshot) => all.every(({ version }, index) => snapshot[index] === version),
    restore: (snapshot) =>
      replace(() => {
        for (const [index, table] of all.entries()) table.version = snapshot[index] ?? table.shape.empty
      }),
    dump: () => Object.fromEntries(all.map((table) => [table.shape.name, [...table.list()]])),
    load(dump) {
      replace(() => {
        open(undefined, () => {
          for (const table of all) {
            changing.before.set(table, table.version)
            table.version = table.shape.empty
            for (const row of dump[table.shape.name] ?? []) table.insert(row)
          }
        })
      })
    },
    hash: () => sha256([...texts()].join('')),
    texts,
    counts: () => Object.fromEntries(all.map((table) => [table.shape.name, table.size])),
  }
}
