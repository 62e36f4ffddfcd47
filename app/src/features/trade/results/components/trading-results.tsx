import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useAllClosedPositions } from '../api/use-all-closed-positions.ts'
import type { ResultsFilter } from '../model/results-filter.ts'
import { tradingResults } from '../model/trading-results.ts'
import { ResultsByInstrument } from './results-by-instrument.tsx'
import { ResultsCalendar } from './results-calendar.tsx'
import { ResultsFigures } from './results-figures.tsx'

/** Props of the parts of the results: each of their figures leads to its rows. */
export interface ResultsProps {
  filter: ResultsFilter
  onFilter: (filter: ResultsFilter) => void
}

/** What the closed positions came to: figures, a calendar and a table by instrument. Nothing while there are none. */
export function TradingResults({ filter, onFilter }: ResultsProps) {
  const { t } = useTranslation('orders')
  const closed = useAllClosedPositions()
  const results = useMemo(() => tradingResults(closed.data ?? []), [closed.data])

  if (closed.isPending) {
    return (
      <div className="border-b border-line bg-surface-sunken p-3">
        <Card title={t('results.title')}>
          <Skeleton lines={6} label={t('results.loading')} />
        </Card>
      </div>
    )
  }
  if (closed.isError) {
    return (
      <div className="border-b border-line">
        <ErrorState error={closed.error} title={t('results.failed')} onRetry={closed.refetch} />
      </div>
    )
  }
  if (results.count === 0) return null
  return (
    <div className="@container grid gap-4 border-b border-line bg-surface-sunken p-3 @2xl:p-4">
      <div className="grid items-start gap-4 @4xl:grid-cols-2">
        <Card title={t('results.title')} subtitle={t('results.note')}>
          <ResultsFigures results={results} filter={filter} onFilter={onFilter} />
        </Card>
        <ResultsCalendar days={results.byDay} filter={filter} onFilter={onFilter} />
      </div>
      <ResultsByInstrument groups={results.byInstrument} filter={filter} onFilter={onFilter} />
    </div>
  )
}
