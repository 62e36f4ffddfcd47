import { SearchX, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'
import type { MarketQuery } from '../model/market-query.ts'

interface MarketListEmptyProps {
  query: MarketQuery
  /** How many instruments match in other categories. */
  elsewhere: number
  onQuery: (change: Partial<MarketQuery>) => void
}

/** No row to show, and the one step that brings some back. */
export function MarketListEmpty({ query, elsewhere, onQuery }: MarketListEmptyProps) {
  const { t } = useTranslation('market')
  const text = query.text.trim()
  const showAll = <Button onClick={() => onQuery({ category: 'all' })}>{t('list.showAll')}</Button>

  if (text === '' && query.category === 'watch') {
    return (
      <EmptyState
        icon={<Star aria-hidden="true" />}
        title={t('watch.empty')}
        body={t('watch.emptyBody')}
        action={showAll}
      />
    )
  }
  if (text === '') return <EmptyState title={t('list.empty')} body={t('list.emptyBody')} action={showAll} />

  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('list.nothingFound', { text })}
      body={elsewhere > 0 ? t('list.nothingFoundHere', { count: elsewhere }) : t('list.nothingFoundBody')}
      action={
        elsewhere > 0 ? showAll : <Button onClick={() => onQuery({ text: '' })}>{t('search.clear')}</Button>
      }
    />
  )
}
