import { type RefObject, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAliasWords } from '#core/instruments/use-alias-words.ts'
import { filterRows, indexRows, searchRows } from './filter-rows.ts'
import type { MarketQuery } from './market-query.ts'
import type { MarketRow } from './market-row.ts'
import { sortRows } from './sort-rows.ts'
import { useQuotes } from './use-quotes.ts'

/** An order by live prices is this old at most. */
const REORDER_MS = 5000

/**
 * The rows to show, in order. Rows do not change places under a pointer or the keyboard: while the user is in the
 * list its order holds.
 *
 * @param chosenIds - what is on the watchlist or own list of this tab, in order
 * @param list - the element around the rows
 */
export function useOrderedRows(
  found: readonly MarketRow[],
  { category, sort, direction, text }: Pick<MarketQuery, 'category' | 'sort' | 'direction' | 'text'>,
  chosenIds: readonly string[],
  list: RefObject<HTMLElement | null>,
): readonly MarketRow[] {
  const { i18n } = useTranslation()
  const quoteOf = useQuotes(REORDER_MS, () => list.current?.matches(':hover, :focus-within') ?? false)
  const isSearching = text.trim() !== ''
  const filtered = useMemo(
    () => filterRows(found, category, chosenIds, isSearching),
    [found, category, chosenIds, isSearching],
  )
  return useMemo(
    () => sortRows(filtered, { sort, direction }, quoteOf, i18n.language),
    [filtered, sort, direction, quoteOf, i18n.language],
  )
}

/** Rows that match the search; a long list follows the typing without holding it up. */
export function useFoundRows(rows: readonly MarketRow[], text: string): readonly MarketRow[] {
  const deferred = useDeferredValue(text)
  const aliasWords = useAliasWords(text.trim() !== '')
  const index = useMemo(() => indexRows(rows, aliasWords), [rows, aliasWords])
  return useMemo(() => searchRows(index, deferred), [index, deferred])
}
