import { useTranslation } from 'react-i18next'
import type { GroupResults } from '../model/search-index.ts'
import type { SearchItem } from '../model/search-item.ts'
import { SearchOption } from './search-option.tsx'

export interface SearchResultsProps {
  groups: readonly GroupResults[]
  search: string
  chosen: SearchItem | undefined
  onOpen: (item: SearchItem) => void
}

/** The results by group, inside the list that the field controls. */
export function SearchResults({ groups, search, chosen, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('search')
  return groups.map(({ group, items }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div key={group} role="group" aria-labelledby={`search-${group}`}>
      <div id={`search-${group}`} className="px-3 pt-3 pb-1 text-12 text-muted">
        {t(`group.${group}`)}
      </div>
      {items.map((item) => (
        <SearchOption
          key={item.id}
          item={item}
          search={search}
          isChosen={item.id === chosen?.id}
          onOpen={onOpen}
        />
      ))}
    </div>
  ))
}
