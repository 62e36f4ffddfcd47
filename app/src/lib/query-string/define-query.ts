/** A value of a page's state, as one parameter of its link. */
export interface QueryField<Value> {
  /** Name of the parameter; that of the field unless given. */
  readonly name?: string
  /** Reads the parameter; what is absent or makes no sense is the default. */
  readonly read: (text: string | null) => Value
  /** Writes the parameter; empty for the default, which is left out of a link. */
  readonly write: (value: Value) => string
}

/** The state of a page, as far as a link can say it. */
export interface QueryDefinition<Query> {
  /** Reads a link. Nothing in it is trusted: what makes no sense is left at its default. */
  parse(params: URLSearchParams): Query
  /** Writes the state into a link. Defaults are left out, and parameters of other parts of the page stay. */
  write(query: Query, before?: URLSearchParams): URLSearchParams
}

/** What a definition reads from a link. */
export type QueryOf<Definition> = Definition extends QueryDefinition<infer Query> ? Query : never

type Fields<Query> = { readonly [Name in keyof Query]: QueryField<Query[Name]> }

/**
 * Defines which state of a page its link carries, once for reading and writing.
 *
 * @param adjust what belongs together where fields depend on each other, such as a term that needs a plan
 * @example
 * const nftsQuery = defineQuery({
 *   shown: named('show', oneOf(['all', 'live', 'ended'])),
 *   search: named('q', text(80)),
 * })
 * nftsQuery.parse(new URLSearchParams('show=live')) // { shown: 'live', search: '' }
 */
export function defineQuery<Query extends object>(
  fields: Fields<Query>,
  adjust: (query: Query) => Query = (query) => query,
): QueryDefinition<Query> {
  const entries = Object.entries(fields) as [keyof Query & string, QueryField<Query[keyof Query]>][]
  return {
    parse(params) {
      const read = entries.map(([field, { name = field, read }]) => [field, read(params.get(name))])
      return adjust(Object.fromEntries(read) as Query)
    },
    write(query, before) {
      const next = new URLSearchParams(before)
      const adjusted = adjust(query)
      for (const [field, { name = field, write }] of entries) {
        const text = write(adjusted[field])
        if (text === '') next.delete(name)
        else next.set(name, text)
      }
      return next
    },
  }
}

/** A field whose parameter has another name than the field: links keep the names that they were given once. */
export const named = <Value>(name: string, field: QueryField<Value>): QueryField<Value> => ({
  ...field,
  name,
})

/** One of several words or numbers. @default the first */
export function oneOf<const Value extends string | number>(values: readonly Value[]): QueryField<Value> {
  const [usual] = values
  if (usual === undefined) throw new RangeError('A field of a query needs at least one value.')
  return {
    read: (text) => values.find((value) => String(value) === text) ?? usual,
    write: (value) => (value === usual ? '' : String(value)),
  }
}

/** One of several words, or none. @default undefined */
export const anyOf = <const Value extends string>(
  values: readonly Value[],
): QueryField<Value | undefined> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value ?? '',
})

/** What was typed, cut at a length: a longer text finds nothing and makes long links. @default '' */
export const text = (most: number): QueryField<string> => ({
  read: (raw) => (raw ?? '').slice(0, most),
  write: (value) => (value.trim() === '' ? '' : value),
})

/** A code, a number of a record or an id, cut at the contract's limit. @default undefined */
export const word: QueryField<string | undefined> = {
  read: (raw) => raw?.slice(0, 64) || undefined,
  write: (value) => value ?? '',
}

/** A whole number above zero. @default undefined */
export const wholeNumber: QueryField<number | undefined> = {
  read: (raw) => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined),
  write: (value) => (value === undefined ? '' : String(value)),
}

/** A day as `yyyy-mm-dd`. @default '' */
export const day: QueryField<string> = {
  read: (raw) => {
    const isDay = raw !== null && /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw))
    return isDay ? raw : ''
  },
  write: (value) => value,
}
