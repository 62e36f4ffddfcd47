import { z } from 'zod/mini'
import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { type MarketQuery, marketQuery } from './market-query.ts'
import { NAME_MAX } from './own-lists.ts'

/** A user does not find a filter again among more tabs than these. */
export const FILTERS_MAX = 10

const file = z
  .array(
    z.object({
      id: z.templateLiteral(['filter-', z.string()]),
      name: z.string().check(z.minLength(1), z.maxLength(NAME_MAX)),
      query: z.string().check(z.maxLength(500)),
    }),
  )
  .check(z.maxLength(FILTERS_MAX))

/** What the list shows, under a name of the user's own. */
export interface SavedFilter {
  readonly id: `filter-${string}`
  readonly name: string
  /** Category, filters and order, as a link has them. */
  readonly query: string
}

function read(): readonly SavedFilter[] {
  try {
    return file.safeParse(JSON.parse(localStore.get('swx.marketFilters') ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** The saved filters, the oldest first. They belong to the device, like the columns. */
export const savedFilters = createStore(read())
localStore.onChange(['swx.marketFilters'], () => savedFilters.set(read()))

function keep(next: readonly SavedFilter[]): void {
  savedFilters.set(next)
  localStore.set('swx.marketFilters', JSON.stringify(next))
}

/** A filter that is not kept yet, with an id that no other has. */
export function newFilter(query: MarketQuery): SavedFilter {
  const numbers = savedFilters.get().map(({ id }) => Number(id.slice('filter-'.length)))
  return { id: `filter-${Math.max(0, ...numbers) + 1}`, name: '', query: filterText(query) }
}

/** Keeps a filter: a new one at the end, a known one in its place. */
export function keepFilter(filter: SavedFilter): void {
  const filters = savedFilters.get()
  const isKnown = filters.some(({ id }) => id === filter.id)
  keep(isKnown ? filters.map((known) => (known.id === filter.id ? filter : known)) : [...filters, filter])
}

/** Removes a filter. */
export function removeFilter(id: string): void {
  keep(savedFilters.get().filter((filter) => filter.id !== id))
}

/** The part of a query that a filter saves. */
type FilterPart = Omit<MarketQuery, 'saved' | 'text' | 'view'>

const partOf = ({ saved: _, text: _text, view: _view, ...part }: MarketQuery): FilterPart => part

/** Category, filters and order as text: two queries with the same text show the same. */
export const filterText = (query: MarketQuery): string =>
  marketQuery.write({ ...partOf(query), ...plain }).toString()

const plain = { saved: undefined, text: '', view: 'list' } as const

/** What a saved filter changes in a query. */
export const applied = ({ id, query }: SavedFilter): FilterPart & { saved: string } => ({
  ...partOf(marketQuery.parse(new URLSearchParams(query))),
  saved: id,
})
