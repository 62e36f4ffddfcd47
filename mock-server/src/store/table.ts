import { type Edit, OrderedMap, type Range } from './ordered-map.ts'

/** How the rows of one table are found and told apart. */
export interface TableDefinition<Row> {
  /** Primary key of a row. */
  readonly key: (row: Row) => string
  /** Further keys that no two rows share; undefined for a row without one. */
  readonly unique?: Readonly<Record<string, (row: Row) => string | undefined>>
  /**
   * Orders to list rows in: the parts of the sort key, most significant first; the primary key is the
   * tie-break. Undefined leaves a row out.
   */
  readonly index?: Readonly<Record<string, (row: Row) => readonly string[] | undefined>>
  /** Fields that a state hash leaves out because they are secret or random. */
  readonly secret?: readonly string[]
  /** The table is bookkeeping (rate limits and the like) and no part of the state that is hashed. */
  readonly stateless?: boolean
}

export type RowOf<D> = D extends TableDefinition<infer Row> ? Row : never

/** One changed row; `row` is undefined when it was removed. */
export interface Change {
  readonly table: string
  readonly key: string
  readonly row: unknown
}

/** The content of a table at one moment. */
export interface TableVersion {
  readonly rows: OrderedMap<unknown>
  readonly unique: Readonly<Record<string, OrderedMap<string>>>
  readonly index: Readonly<Record<string, OrderedMap<string>>>
}

/** A row with the same key, primary or unique, is there already. */
export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError'
  readonly table: string
  readonly keyName: string
  constructor(table: string, keyName: string, value: string) {
    super(`${table}: another row already has ${keyName} "${value}".`)
    this.table = table
    this.keyName = keyName
  }
}

/** Whether an error says that a key was taken. */
export const isDuplicateKeyError = (error: unknown): error is DuplicateKeyError =>
  error instanceof DuplicateKeyError

/** Reading one table. Rows are shared and frozen: make a new one instead of changing one. */
export interface ReadTable<Row> {
  readonly size: number
  /** Another object after every change, and the same one after none. */
  readonly revision: object
  /** Rows that are not what they were at an earlier {@link revision}, each as it was, if it was there, and as it is, if it is. */
  changedSince(revision: object): IterableIterator<Row>
  /** The row with this primary key. */
  get(key: string): Row | undefined
  /** The row with this unique key. */
  findBy(keyName: string, value: string): Row | undefined
  /** All rows in order of their primary key. */
  list(): IterableIterator<Row>
  /** All rows with their primary keys. */
  entries(): IterableIterator<[string, Row]>
  /** Rows whose index key begins with `prefix`, in index order. */
  listBy(indexName: string, prefix: readonly string[], descending?: boolean): IterableIterator<Row>
  /** How many rows {@link listBy} gives. */
  countBy(indexName: string, prefix: readonly string[]): number
  /** The first row in index order. */
  firstBy(indexName: string): Row | undefined
}

const SEPARATOR = '\u0000'
const AFTER_SEPARATOR = '\u0001'

const compose = (parts: readonly string[]): string => {
  for (const part of parts) {
    if (part.includes(SEPARATOR)) throw new Error('An index key cannot contain the character U+0000.')
  }
  return parts.join(SEPARATOR)
}

/** The keys of an index that begin with these parts. */
const rangeOf = (prefix: readonly string[]): Range => {
  if (prefix.length === 0) return {}
  const start = compose(prefix)
  return { from: start + SEPARATOR, to: start + AFTER_SEPARATOR }
}

const emptyMaps = (names: object | undefined): Record<string, OrderedMap<string>> =>
  Object.fromEntries(Object.keys(names ?? {}).map((name) => [name, OrderedMap.empty<string>()]))

/** What the transaction that is under way has in common for all tables of a store. */
export interface Changing {
  /** Undefined while nothing may be changed. */
  edit: Edit | undefined
  log: Change[] | undefined
  /** The tables it has touched, as they were before. */
  readonly before: Map<{ version: TableVersion }, TableVersion>
}

/** What follows from the definition of a table alone, made once for all stores that have it. */
export class TableShape<Row> {
  readonly name: string
  readonly definition: TableDefinition<Row>
  readonly unique: readonly (readonly [string, (row: Row) => string | undefined])[]
  readonly index: readonly (readonly [string, (row: Row) => readonly string[] | undefined])[]
  /** A version without rows. */
  readonly empty: TableVersion

  constructor(name: string, definition: TableDefinition<Row>) {
    this.name = name
    this.definition = definition
    this.unique = Object.entries(definition.unique ?? {})
    this.index = Object.entries(definition.index ?? {})
    this.empty = {
      rows: OrderedMap.empty(),
      unique: emptyMaps(definition.unique),
      index: emptyMaps(definition.index),
    }
  }
}

/** One table of a store; changes are only possible inside a transaction. */
export class Table<Row> implements ReadTable<Row> {
  readonly shape: TableShape<Row>
  version: TableVersion
  readonly #changing: Changing

  constructor(shape: TableShape<Row>, changing: Changing) {
    this.shape = shape
    this.version = shape.empty
    this.#changing = changing
  }

  get size(): number {
    return this.version.rows.size
  }

  get revision(): object {
    return this.version.rows
  }

  get(key: string): Row | undefined {
    return this.version.rows.get(key) as Row | undefined
  }

  findBy(keyName: string, value: string): Row | undefined {
    const map = this.version.unique[keyName]
    if (!map) throw new Error(`${this.shape.name} has no unique key "${keyName}".`)
    const key = map.get(value)
    return key === undefined ? undefined : this.get(key)
  }

  *changedSince(revision: object): Generator<Row> {
    const before = revision as OrderedMap<unknown>
    for (const [key, row] of this.version.rows.differencesFrom(before))
      for (const one of [before.get(key), row]) if (one !== undefined) yield one as Row
  }

  *list(): Generator<Row> {
    for (const [, row] of this.version.rows.entries()) yield row as Row
  }

  *entries(): Generator<[string, Row]> {
    yield* this.version.rows.entries() as Generator<[string, Row]>
  }

  *listBy(indexName: string, prefix: readonly string[], descending = false): Generator<Row> {
    const map = this.#indexNamed(indexName)
    for (const [, key] of map.entries({ ...rangeOf(prefix), descending })) yield this.get(key) as Row
  }

  countBy(indexName: string, prefix: readonly string[]): number {
    return this.#indexNamed(indexName).count(rangeOf(prefix))
  }

  firstBy(indexName: string): Row | undefined {
    const key = this.#indexNamed(indexName).first()
    return key === undefined ? undefined : this.get(key)
  }

  /**
   * Adds a row.
   *
   * @throws DuplicateKeyError when its primary key or a unique key is taken.
   */
  insert(row: Row): Row {
    const key = this.shape.definition.key(row)
    if (this.get(key) !== undefined) throw new DuplicateKeyError(this.shape.name, 'key', key)
    return this.#write(row, key, undefined)
  }

  /**
   * Adds a row or replaces the one with its primary key.
   *
   * @throws DuplicateKeyError when a unique key belongs to another row.
   */
  put(row: Row): Row {
    const key = this.shape.definition.key(row)
    return this.#write(row, key, this.get(key))
  }

  #write(row: Row, key: string, before: Row | undefined): Row {
    const edit = this.#editing()
    let { rows, unique, index } = this.version

    for (const [name, read] of this.shape.unique) {
      const value = read(row)
      const old = before === undefined ? undefined : read(before)
      if (value === old) continue
      let map = unique[name] as OrderedMap<string>
      if (value !== undefined && map.get(value) !== undefined)
        throw new DuplicateKeyError(this.shape.name, name, value)
      if (old !== undefined) map = map.delete(old, edit)
      if (value !== undefined) map = map.set(value, key, edit, false)
      unique = { ...unique, [name]: map }
    }
    for (const [name, read] of this.shape.index) {
      const value = this.#indexKey(read(row), key)
      const old = before === undefined ? undefined : this.#indexKey(read(before), key)
      if (value === old) continue
      let map = index[name] as OrderedMap<string>
      if (old !== undefined) map = map.delete(old, edit)
      if (value !== undefined) map = map.set(value, key, edit, false)
      index = { ...index, [name]: map }
    }
    rows = rows.set(key, Object.freeze(row), edit, before !== undefined)
    this.version = { rows, unique, index }
    this.#changing.log?.push({ table: this.shape.name, key, row })
    return row
  }

  /**
   * Replaces a row by itself with some fields changed.
   *
   * @throws Error when there is no row with this key.
   */
  update(key: string, fields: Partial<Row>): Row {
    const row = this.get(key)
    if (row === undefined) throw new Error(`${this.shape.name}: there is no row "${key}" to change.`)
    return this.put({ ...row, ...fields })
  }

  /** Removes a row; answers whether there was one. */
  delete(key: string): boolean {
    const edit = this.#editing()
    const row = this.get(key)
    if (row === undefined) return false
    let { unique, index } = this.version
    for (const [name, read] of this.shape.unique) {
      const value = read(row)
      if (value !== undefined)
        unique = { ...unique, [name]: (unique[name] as OrderedMap<string>).delete(value, edit) }
    }
    for (const [name, read] of this.shape.index) {
      const value = this.#indexKey(read(row), key)
      if (value !== undefined)
        index = { ...index, [name]: (index[name] as OrderedMap<string>).delete(value, edit) }
    }
    this.version = { rows: this.version.rows.delete(key, edit), unique, index }
    this.#changing.log?.push({ table: this.shape.name, key, row: undefined })
    return true
  }

  #indexNamed(name: string): OrderedMap<string> {
    const map = this.version.index[name]
    if (!map) throw new Error(`${this.shape.name} has no index "${name}".`)
    return map
  }

  #indexKey(parts: readonly string[] | undefined, key: string): string | undefined {
    return parts === undefined ? undefined : compose([...parts, key])
  }

  #editing(): Edit {
    const { edit, before } = this.#changing
    if (!edit) throw new Error(`${this.shape.name} can only be changed inside a transaction.`)
    if (!before.has(this)) before.set(this, this.version)
    return edit
  }
}
