import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { GroupResults } from '../model/search-index.ts'
import type { SearchGroup } from '../model/search-item.ts'

export interface SearchFilterProps {
  groups: readonly GroupResults[]
  shown: SearchGroup | 'all'
  onShow: (group: SearchGroup | 'all') => void
}

/** All results or those of one group, each with how many there are. */
export function SearchFilter({ groups, shown, onShow }: SearchFilterProps) {
  const { t } = useTranslation('search')
  const all = groups.reduce((sum, { items }) => sum + items.length, 0)
  const counts = [['all', all] as const, ...groups.map(({ group, items }) => [group, items.length] as const)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not form fields
    <div role="group" aria-label={t('filter')} className="search-filter">
      {counts.map(([group, count]) => (
        <button key={group} type="button" aria-pressed={group === shown} onClick={() => onShow(group)}>
          {t(`group.${group}`)} <span className="num">{formatDecimal(count)}</span>
        </button>
      ))}
    </div>
  )
}
