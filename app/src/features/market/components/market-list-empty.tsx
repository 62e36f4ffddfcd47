import { ListFilter, SearchX, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'
import type { MarketQuery } from '../model/market-query.ts'
import { noRanges, rangesInForce } from '../model/ranges.ts'

interface MarketListEmptyProps {
  query: MarketQuery
  /** How many instruments match in all categories. */
  elsewhere: number
  /** How many there are without the filters. */
  unfiltered: number
  onQuery: (change: Partial<MarketQuery>) => void
}

/** No row to show, and the one step that brings some back. */
export function MarketListEmpty({ query, elsewhere, unfiltered, onQuery }: MarketListEmptyProps) {
  const { t } = useTranslation('market')
  const text = query.text.trim()
  const showAll = <Button onClick={() => onQuery({ category: 'all' })}>{t('list.showAll')}</Button>

  if (rangesInForce(query).length > 0 && unfiltered > 0) {
    return (
      <EmptyState
        icon={<ListFilter aria-hidden="true" />}
        title={t('filter.nothing')}
        body={elsewhere > 0 ? t('list.nothingFoundHere', { count: elsewhere }) : t('filter.nothingBody')}
        action={
          elsewhere > 0 ? showAll : <Button onClick={() => onQuery(noRanges)}>{t('filter.clear')}</Button>
        }
      />
    )
  }
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
