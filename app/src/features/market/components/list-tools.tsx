import { Columns3, LayoutGrid, List, ListFilter, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import type { MarketQuery } from '../model/market-query.ts'
import { rangesInForce } from '../model/ranges.ts'

/** A dialog that the tools of the list open. */
export type ListDialog = 'filter' | 'columns'

interface ListToolsProps {
  query: MarketQuery
  onQuery: (change: Partial<MarketQuery>) => void
  onOpen: (dialog: ListDialog) => void
}

/** Shows a list as rows or tiles, and chooses its columns. */
export function WideTools({ query, onQuery, onOpen }: ListToolsProps) {
  const { t } = useTranslation('market')
  return (
    <div className="ms-auto flex items-center gap-2">
      <Segmented
        size="sm"
        label={t('map.choice')}
        value={query.view}
        onChange={(view) => onQuery({ view })}
        options={[
          { value: 'list', label: <IconAndWord icon={List} word={t('map.list')} /> },
          { value: 'map', label: <IconAndWord icon={LayoutGrid} word={t('map.show')} /> },
        ]}
      />
      <Button
        size="sm"
        aria-haspopup="dialog"
        icon={<Columns3 className="size-4" aria-hidden="true" />}
        onClick={() => onOpen('columns')}
      >
        {t('columns.show')}
      </Button>
    </div>
  )
}

const IconAndWord = ({ icon: Icon, word }: { icon: LucideIcon; word: string }) => (
  <>
    <Icon className="size-4" aria-hidden="true" />
    {word}
  </>
)

/** Where there is no room for words: filters with their number, rows or tiles, and the figures below each name. */
export function NarrowTools({ query, onQuery, onOpen }: ListToolsProps) {
  const { t } = useTranslation('market')
  const isMap = query.view === 'map'
  const View = isMap ? List : LayoutGrid
  const count = rangesInForce(query).length
  return (
    <span className="flex flex-none text-text">
      <IconButton
        label={count > 0 ? `${t('filter.show')} ${count}` : t('filter.show')}
        aria-haspopup="dialog"
        icon={
          <>
            <ListFilter className="size-5" aria-hidden="true" />
            {count > 0 ? (
              <span
                aria-hidden="true"
                className="absolute inset-e-1 top-1 grid size-4 place-items-center rounded-full bg-accent text-11 text-on-accent"
              >
                {count}
              </span>
            ) : null}
          </>
        }
        onClick={() => onOpen('filter')}
      />
      <IconButton
        label={isMap ? t('map.list') : t('map.show')}
        icon={<View className="size-5" aria-hidden="true" />}
        onClick={() => onQuery({ view: isMap ? 'list' : 'map' })}
      />
      <IconButton
        label={t('columns.show')}
        aria-haspopup="dialog"
        icon={<Columns3 className="size-5" aria-hidden="true" />}
        onClick={() => onOpen('columns')}
      />
    </span>
  )
}
