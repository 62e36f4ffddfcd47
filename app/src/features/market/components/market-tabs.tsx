import { ListPlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categories, categoryKeyOf } from '#core/instruments/category.ts'
import { useStore } from '#lib/store/create-store.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { countByCategory } from '../model/filter-rows.ts'
import type { FiguresByCode } from '../model/market-figures.ts'
import { type ListFilter, listedOrder, type MarketQuery } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { LISTS_MAX, newList, type OwnList, ownLists } from '../model/own-lists.ts'
import { noRanges, rowsInRanges } from '../model/ranges.ts'
import { applied, type SavedFilter, savedFilters } from '../model/saved-filters.ts'
import type { QuoteOf } from '../model/use-quotes.ts'
import { OwnListDialog } from './own-list-dialog.tsx'
import { SavedFilterDialog } from './saved-filter-dialog.tsx'

interface MarketTabsProps {
  /** Every instrument, for lists of the user's own. */
  rows: readonly MarketRow[]
  /** The rows that the search has found. */
  found: readonly MarketRow[]
  query: MarketQuery
  onQuery: (change: Partial<MarketQuery>) => void
  /** How many rows each tab of a category or list has. */
  counts: ReadonlyMap<ListFilter, number>
  /** Ids on the watchlist. */
  watched: ReadonlySet<string>
  quoteOf: QuoteOf
  figures: FiguresByCode
  panelId: string
}

/** The watchlist, the user's own lists, the categories and the saved filters as tabs; beside them a new list. */
export function MarketTabs({
  rows,
  found,
  query,
  onQuery,
  counts,
  watched,
  quoteOf,
  figures,
  panelId,
}: MarketTabsProps) {
  const { t } = useTranslation('market')
  const lists = useStore(ownLists)
  const filters = useStore(savedFilters)
  const [edited, setEdited] = useState<OwnList>()
  const [renamed, setRenamed] = useState<SavedFilter>()
  const shown = lists.find(({ id }) => id === query.category)
  const saved = filters.find(({ id }) => id === query.saved)
  const places: readonly { filter: ListFilter; label: string }[] = [
    { filter: 'watch', label: t('watch.title') },
    ...lists.map(({ id, name }) => ({ filter: id, label: name })),
    { filter: 'all', label: t('category.all') },
    ...categories.map((category) => ({ filter: category, label: t(categoryKeyOf(category)) })),
  ]
  const countOf = (filter: SavedFilter) => {
    const { category, ...ranges } = applied(filter)
    return countByCategory(rowsInRanges(found, ranges, quoteOf, figures), watched, lists).get(category)
  }
  const tabs = [
    ...places.map(({ filter, label }) => ({ id: String(filter), label, count: counts.get(filter) ?? 0 })),
    ...filters.map((filter) => ({ id: filter.id, label: filter.name, count: countOf(filter) })),
  ]

  function handleSelect(id: string) {
    const filter = filters.find((one) => one.id === id)
    if (filter) return onQuery(applied(filter))
    const category = places.find((place) => String(place.filter) === id)?.filter ?? 'all'
    // What a saved filter brought goes with it.
    onQuery(saved ? { category, saved: undefined, ...noRanges, ...listedOrder } : { category })
  }

  return (
    <div className="flex items-center border-b border-line">
      <Tabs
        label={t('category.label')}
        tabs={tabs}
        selected={saved?.id ?? String(query.category)}
        onSelect={handleSelect}
        panelId={panelId}
        className="min-w-0 flex-1 px-2"
      />
      {saved ? (
        <IconButton
          label={t('filter.edit', { name: saved.name })}
          icon={<Pencil className="size-4" aria-hidden="true" />}
          onClick={() => setRenamed(saved)}
        />
      ) : shown ? (
        <IconButton
          label={t('lists.edit', { name: shown.name })}
          icon={<Pencil className="size-4" aria-hidden="true" />}
          onClick={() => setEdited(shown)}
        />
      ) : null}
      {lists.length < LISTS_MAX ? (
        <IconButton
          label={t('lists.new')}
          icon={<ListPlus className="size-5" aria-hidden="true" />}
          onClick={() => setEdited(newList())}
        />
      ) : null}
      {edited ? (
        <OwnListDialog
          key={edited.id}
          list={edited}
          rows={rows}
          onClose={() => setEdited(undefined)}
          onKept={({ id }) => onQuery({ category: id, saved: undefined, text: '' })}
          onRemoved={() => onQuery({ category: 'all' })}
        />
      ) : null}
      {renamed ? (
        <SavedFilterDialog
          key={renamed.id}
          filter={renamed}
          onClose={() => setRenamed(undefined)}
          onRemoved={() => onQuery({ saved: undefined })}
        />
      ) : null}
    </div>
  )
}
