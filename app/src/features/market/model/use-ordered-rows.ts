import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAliasWords } from '#core/instruments/use-alias-words.ts'
import { filterRows, indexRows, searchRows } from './filter-rows.ts'
import type { FiguresByCode } from './market-figures.ts'
import type { MarketQuery } from './market-query.ts'
import type { MarketRow } from './market-row.ts'
import { sortRows } from './sort-rows.ts'
import type { QuoteOf } from './use-quotes.ts'

/**
 * The rows to show, in order.
 *
 * @param chosenIds - what is on the watchlist or own list of this tab, in order
 */
export function useOrderedRows(
  found: readonly MarketRow[],
  { category, sort, direction, text }: Pick<MarketQuery, 'category' | 'sort' | 'direction' | 'text'>,
  chosenIds: readonly string[],
  quoteOf: QuoteOf,
  figures: FiguresByCode,
): readonly MarketRow[] {
  const { i18n } = useTranslation()
  const isSearching = text.trim() !== ''
  const filtered = useMemo(
    () => filterRows(found, category, chosenIds, isSearching),
    [found, category, chosenIds, isSearching],
  )
  return useMemo(
    () => sortRows(filtered, { sort, direction }, quoteOf, figures, i18n.language),
    [filtered, sort, direction, quoteOf, figures, i18n.language],
  )
}

/** Rows that match the search; a long list follows the typing without holding it up. */
export function useFoundRows(rows: readonly MarketRow[], text: string): readonly MarketRow[] {
  const deferred = useDeferredValue(text)
  const aliasWords = useAliasWords(text.trim() !== '')
  const index = useMemo(() => indexRows(rows, aliasWords), [rows, aliasWords])
  return useMemo(() => searchRows(index, deferred), [index, deferred])
}
