import { LayoutGrid, ListPlus, ListTree, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categories, categoryKeyOf } from '#core/instruments/category.ts'
import { useStore } from '#lib/store/create-store.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import type { ListFilter, MarketQuery } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { LISTS_MAX, newList, type OwnList, ownLists } from '../model/own-lists.ts'
import { OwnListDialog } from './own-list-dialog.tsx'

interface MarketTabsProps {
  /** Every instrument, for lists of the user's own. */
  rows: readonly MarketRow[]
  query: MarketQuery
  onQuery: (change: Partial<MarketQuery>) => void
  /** How many rows each tab has. */
  counts: ReadonlyMap<ListFilter, number>
  panelId: string
}

/** The watchlist, the user's own lists and the categories as tabs; beside them how they are shown and a new list. */
export function MarketTabs({ rows, query, onQuery, counts, panelId }: MarketTabsProps) {
  const { t } = useTranslation('market')
  const lists = useStore(ownLists)
  const [edited, setEdited] = useState<OwnList>()
  const shown = lists.find(({ id }) => id === query.category)
  const isMap = query.view === 'map'
  const tabs: readonly { filter: ListFilter; label: string }[] = [
    { filter: 'watch', label: t('watch.title') },
    ...lists.map(({ id, name }) => ({ filter: id, label: name })),
    { filter: 'all', label: t('category.all') },
    ...categories.map((category) => ({ filter: category, label: t(categoryKeyOf(category)) })),
  ]

  return (
    <div className="flex items-center border-b border-line">
      <Tabs
        label={t('category.label')}
        tabs={tabs.map(({ filter, label }) => ({
          id: String(filter),
          label,
          count: counts.get(filter) ?? 0,
        }))}
        selected={String(query.category)}
        onSelect={(id) =>
          onQuery({ category: tabs.find(({ filter }) => String(filter) === id)?.filter ?? 'all' })
        }
        panelId={panelId}
        className="min-w-0 flex-1 px-2"
      />
      {shown ? (
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
      <IconButton
        label={t('map.show')}
        aria-pressed={isMap}
        icon={
          isMap ? (
            <ListTree className="size-5" aria-hidden="true" />
          ) : (
            <LayoutGrid className="size-5" aria-hidden="true" />
          )
        }
        onClick={() => onQuery({ view: isMap ? 'list' : 'map' })}
      />
      {edited ? (
        <OwnListDialog
          key={edited.id}
          list={edited}
          rows={rows}
          onClose={() => setEdited(undefined)}
          onKept={({ id }) => onQuery({ category: id, text: '' })}
          onRemoved={() => onQuery({ category: 'all' })}
        />
      ) : null}
    </div>
  )
}
