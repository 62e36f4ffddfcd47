import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { TradeTicketProps } from './trade-ticket.tsx'

const TradeTicket = lazyComponent(async () => (await import('./trade-ticket.tsx')).TradeTicket)

/** The tickets; their code comes after the chart's, or on phones when they are asked for. */
export function LazyTradeTicket(props: TradeTicketProps) {
  const { t } = useTranslation('orders')
  return (
    <Suspense fallback={<Skeleton lines={9} lineHeight={28} label={t('ticket.loading')} className="p-4" />}>
      <TradeTicket {...props} />
    </Suspense>
  )
}
