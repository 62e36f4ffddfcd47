import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import type { MarketQuery } from '../model/market-query.ts'
import { noRanges, rangesInForce } from '../model/ranges.ts'
import {
  applied,
  FILTERS_MAX,
  filterText,
  keepFilter,
  newFilter,
  type SavedFilter,
  savedFilters,
} from '../model/saved-filters.ts'
import { SavedFilterDialog } from './saved-filter-dialog.tsx'
import { useRangeWords } from './use-range-words.ts'

interface FilterChipsProps {
  query: MarketQuery
  onQuery: (change: Partial<MarketQuery>) => void
  /** A press on a chip leads to its limits. */
  onEdit: () => void
}

/** Each filter in force as a chip that takes it off. */
export function FilterChips({ query, onQuery, onEdit }: FilterChipsProps) {
  const { t } = useTranslation('market')
  const wordsOf = useRangeWords()
  return rangesInForce(query).map(({ key, range }) => (
    <span
      key={key}
      className="inline-flex items-center rounded-full border border-line-strong bg-surface ps-3 text-13"
    >
      <button type="button" onClick={onEdit} className="min-h-7.5 on-mobile:min-h-11">
        <span className="text-muted">{t(`column.${key}`)}</span> <b>{wordsOf(key, range)}</b>
      </button>
      <button
        type="button"
        aria-label={t('filter.remove', { name: t(`column.${key}`) })}
        onClick={() => onQuery({ [key]: undefined })}
        className="grid min-h-7.5 min-w-8 place-items-center rounded-full hover:bg-surface-sunken on-mobile:min-h-11 on-mobile:min-w-11"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </span>
  ))
}

/** Keeps what is filtered under a name, or a saved filter as it was changed; and takes everything off. */
export function SaveButtons({ query, onQuery }: Omit<FilterChipsProps, 'onEdit'>) {
  const { t } = useTranslation('market')
  const filters = useStore(savedFilters)
  const [draft, setDraft] = useState<SavedFilter>()
  const saved = filters.find(({ id }) => id === query.saved)
  const text = filterText(query)

  if (saved && saved.query !== text) {
    return (
      <span className="flex flex-wrap items-center">
        <span className="px-2 text-13 text-muted">{t('filter.changed')}</span>
        <Button
          size="sm"
          variant="text"
          onClick={() => {
            keepFilter({ ...saved, query: text })
            toast(t('filter.kept', { name: saved.name }))
          }}
        >
          {t('filter.save')}
        </Button>
        <Button size="sm" variant="text" onClick={() => onQuery(applied(saved))}>
          {t('watch.undo')}
        </Button>
      </span>
    )
  }
  if (saved || rangesInForce(query).length === 0) return null
  return (
    <span className="flex flex-wrap items-center">
      {filters.length < FILTERS_MAX ? (
        <Button size="sm" variant="text" aria-haspopup="dialog" onClick={() => setDraft(newFilter(query))}>
          {t('filter.saveAs')}
        </Button>
      ) : (
        <span className="px-2 text-13 text-muted">{t('filter.full', { max: FILTERS_MAX })}</span>
      )}
      <Button size="sm" variant="text" onClick={() => onQuery(noRanges)}>
        {t('filter.clear')}
      </Button>
      {draft ? (
        <SavedFilterDialog
          filter={draft}
          onClose={() => setDraft(undefined)}
          onKept={({ id }) => onQuery({ saved: id })}
        />
      ) : null}
    </span>
  )
}
