import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Category, categories } from '#core/instruments/category.ts'
import {
  defineQuery,
  named,
  oneOf,
  type QueryField,
  type QueryOf,
  text,
  word,
} from '#lib/query-string/define-query.ts'
import { rangeField } from './ranges.ts'

/** Id of a list of the user's own. */
export type OwnListId = `list-${string}`

/** What a tab shows: a category, everything, what the user watches, or a list of the user's own. */
export type ListFilter = Category | 'all' | 'watch' | OwnListId

/** Whether a tab shows a list of the user's own. */
export const isOwnList = (filter: ListFilter | null): filter is OwnListId =>
  typeof filter === 'string' && filter.startsWith('list-')

/** A list of the user's own may have any name. */
const filter: QueryField<ListFilter> = {
  read: (raw) =>
    raw === 'watch' || isOwnList(raw as ListFilter | null)
      ? (raw as ListFilter)
      : (categories.find((known) => String(known) === raw) ?? 'all'),
  write: (value) => (value === 'all' ? '' : String(value)),
}

const direction: QueryField<'ascending' | 'descending'> = {
  read: (raw) => (raw === 'desc' ? 'descending' : 'ascending'),
  write: (value) => (value === 'descending' ? 'desc' : ''),
}

/** Longer texts find nothing and only make long links. */
export const SEARCH_MAX = 40

/** What the list shows, as far as a link can say it. */
export const marketQuery = defineQuery(
  {
    category: named('type', filter),
    /** `listed` is the display order of the server, open markets first; the others are the columns that sort. */
    sort: oneOf([
      'listed',
      'name',
      'kind',
      'price',
      'change',
      'week',
      'month',
      'year',
      'range',
      'yearRange',
      'volatility',
      'volume',
      'session',
    ]),
    direction: named('dir', direction),
    view: oneOf(['list', 'map']),
    /** What is searched for, as typed. */
    text: named('q', text(SEARCH_MAX)),
    price: rangeField,
    change: named('day', rangeField),
    week: rangeField,
    month: rangeField,
    year: rangeField,
    volatility: rangeField,
    volume: rangeField,
    /** Id of the saved filter that the tabs show as selected; what it filters is in the link itself. */
    saved: named('filter', word),
  },
  (query) => (query.sort === 'listed' ? { ...query, direction: 'ascending' as const } : query),
)
export type MarketQuery = QueryOf<typeof marketQuery>

export type Sort = Pick<MarketQuery, 'sort' | 'direction'>
export type SortKey = Sort['sort']

export const listedOrder: Sort = { sort: 'listed', direction: 'ascending' }

/** Columns of words; their first order is from A to Z, and from open to closed. */
const words: ReadonlySet<SortKey> = new Set(['name', 'kind', 'session'])

/**
 * The order after a press on a column's header: the more telling direction first (A to Z, highest price, strongest
 * rise), then the other, then back to the listed order.
 */
export function nextSort(current: Sort, key: Exclude<SortKey, 'listed'>): Sort {
  const first = words.has(key) ? 'ascending' : 'descending'
  if (current.sort !== key) return { sort: key, direction: first }
  if (current.direction === first)
    return { sort: key, direction: first === 'ascending' ? 'descending' : 'ascending' }
  return listedOrder
}

/**
 * What the list shows, kept in the page's link, so that a link, a reload or a step back shows the same again. A change
 * is on screen at once and in the link as soon as the router has followed: typing must not wait for it.
 */
export function useMarketQuery(): readonly [MarketQuery, (change: Partial<MarketQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const linked = useMemo(() => marketQuery.parse(params), [params])
  const [query, setQuery] = useOptimistic(linked, (before, change: Partial<MarketQuery>) => ({
    ...before,
    ...change,
  }))
  const change = (part: Partial<MarketQuery>) =>
    startTransition(() => {
      setQuery(part)
      setParams(marketQuery.write({ ...query, ...part }, params), { replace: true })
    })
  return [query, change]
}
