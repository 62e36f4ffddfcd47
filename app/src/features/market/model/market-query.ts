import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Category, categories } from '#core/instruments/category.ts'

/** Id of a list of the user's own. */
export type OwnListId = `list-${string}`

/** What a tab shows: a category, everything, what the user watches, or a list of the user's own. */
export type ListFilter = Category | 'all' | 'watch' | OwnListId

/** Whether a tab shows a list of the user's own. */
export const isOwnList = (filter: ListFilter | null): filter is OwnListId =>
  typeof filter === 'string' && filter.startsWith('list-')

/** How the instruments are shown. */
export type MarketView = 'list' | 'map'

/** The columns that sort. */
const columnKeys = ['name', 'kind', 'recent', 'price', 'change', 'range', 'session'] as const

/** `listed` is the display order of the server, open markets first. */
export type SortKey = 'listed' | (typeof columnKeys)[number]
export type SortDirection = 'ascending' | 'descending'

export interface Sort {
  readonly key: SortKey
  readonly direction: SortDirection
}

/** What the list shows, as far as a link can say it. */
export interface MarketQuery {
  readonly category: ListFilter
  readonly sort: Sort
  readonly view: MarketView
  /** What is searched for, as typed. */
  readonly text: string
  /** Code of the instrument shown beside the list. */
  readonly selected: string | undefined
}

export const listedOrder: Sort = { key: 'listed', direction: 'ascending' }

/** Longer texts find nothing and only make long links. */
export const SEARCH_MAX = 40

/** Reads the state of the list from a link. What is not understood is left at its default. */
export function parseMarketQuery(params: URLSearchParams): MarketQuery {
  const type = params.get('type')
  const category =
    type === 'watch' || isOwnList(type as ListFilter | null)
      ? (type as ListFilter)
      : (categories.find((known) => String(known) === type) ?? 'all')
  const key = columnKeys.find((known) => known === params.get('sort'))
  const direction = params.get('dir') === 'desc' ? 'descending' : 'ascending'
  return {
    category,
    sort: key ? { key, direction } : listedOrder,
    view: params.get('view') === 'map' ? 'map' : 'list',
    text: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    selected: params.get('code')?.slice(0, 64) || undefined,
  }
}

/** Writes the state of the list into a link; what is at its default is left out, and parameters of other parts of the page stay. */
export function writeMarketQuery(query: MarketQuery, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  const isSorted = query.sort.key !== 'listed'
  put('type', query.category === 'all' ? '' : String(query.category))
  put('sort', isSorted ? query.sort.key : '')
  put('dir', isSorted && query.sort.direction === 'descending' ? 'desc' : '')
  put('view', query.view === 'map' ? 'map' : '')
  put('q', query.text.trim() === '' ? '' : query.text)
  put('code', query.selected ?? '')
  return next
}

/** Columns of words; their first order is from A to Z, and from open to closed. */
const words: ReadonlySet<SortKey> = new Set(['name', 'kind', 'session'])

/**
 * The order after a press on a column's header: the more telling direction first (A to Z, highest price, strongest
 * rise), then the other, then back to the listed order.
 */
export function nextSort(current: Sort, key: Exclude<SortKey, 'listed'>): Sort {
  const first: SortDirection = words.has(key) ? 'ascending' : 'descending'
  if (current.key !== key) return { key, direction: first }
  if (current.direction === first)
    return { key, direction: first === 'ascending' ? 'descending' : 'ascending' }
  return listedOrder
}

/**
 * What the list shows, kept in the page's link, so that a link, a reload or a step back shows the same again. A change
 * is on screen at once and in the link as soon as the router has followed: typing must not wait for it.
 */
export function useMarketQuery(): readonly [MarketQuery, (change: Partial<MarketQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const linked = useMemo(() => parseMarketQuery(params), [params])
  const [query, setQuery] = useOptimistic(linked, (before, change: Partial<MarketQuery>) => ({
    ...before,
    ...change,
  }))
  const change = (part: Partial<MarketQuery>) =>
    startTransition(() => {
      setQuery(part)
      setParams(writeMarketQuery({ ...query, ...part }, params), { replace: true })
    })
  return [query, change]
}
