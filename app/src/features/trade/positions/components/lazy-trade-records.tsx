import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { WhenNear } from '#ui/layout/when-near.tsx'
import type { TradeRecordsProps } from './trade-records.tsx'

const TradeRecords = lazyComponent(async () => (await import('./trade-records.tsx')).TradeRecords)

/** Nothing is loading yet, so it is not announced as loading. */
const place = <div aria-hidden="true" className="card min-h-48" />

interface LazyTradeRecordsProps extends TradeRecordsProps {
  /** The user has something open: they are told how it ends wherever on the page they are. */
  isWanted: boolean
}

/** Own trades, fetched when they come near the window or one of them is open. */
export function LazyTradeRecords({ isWanted, ...props }: LazyTradeRecordsProps) {
  const { t } = useTranslation('orders')
  const loading = (
    <section className="card min-h-48 p-4" aria-label={t('records.label')}>
      <Skeleton lines={4} label={t('position.loading')} />
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
