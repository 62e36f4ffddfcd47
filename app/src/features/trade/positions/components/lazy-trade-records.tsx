import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { expectTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { SkeletonTable, TableShape } from '#ui/feedback/skeleton-shapes.tsx'
import { WhenNear } from '#ui/layout/when-near.tsx'
import type { TradeRecordsProps } from './trade-records.tsx'

const TradeRecords = lazyComponent(
  async () => (await import('./trade-records.tsx')).TradeRecords,
  () => expectTexts(['waiting', 'options']),
)

/** Nothing is loading yet, so it is not announced as loading. */
const place = (
  <div aria-hidden="true" className="card min-h-48 overflow-hidden">
    <TableShape tabs={4} columns={8} />
  </div>
)

interface LazyTradeRecordsProps extends TradeRecordsProps {
  /** The user has something open: they are told how it ends wherever on the page they are. */
  isWanted: boolean
}

/** Own trades, fetched when they come near the window or one of them is open. */
export function LazyTradeRecords({ isWanted, ...props }: LazyTradeRecordsProps) {
  const { t } = useTranslation('orders')
  const loading = (
    <section className="card min-h-48 overflow-hidden" aria-label={t('records.label')}>
      <SkeletonTable label={t('position.loading')} tabs={4} columns={8} />
    </section>
  )
  return (
    <WhenNear placeholder={place} isWanted={isWanted}>
      <Suspense fallback={loading}>
        <TradeRecords {...props} />
      </Suspense>
    </WhenNear>
  )
}
