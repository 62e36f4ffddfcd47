import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useWithdrawals } from '../api/use-withdrawals.ts'
import { WithdrawalRow } from './withdrawal-row.tsx'

/** Own withdrawals with their status and what can be done about each. */
export function MyWithdrawals({ ref }: { ref?: Ref<HTMLElement> | undefined }) {
  const { t } = useTranslation('withdrawals')
  return (
    <Card
      flush
      ref={ref}
      title={t('list.title')}
      className="scroll-mt-[calc(var(--bar-top)+var(--ribbon)+16px)]"
    >
      <WithdrawalRows />
    </Card>
  )
}

function WithdrawalRows() {
  const { t } = useTranslation('withdrawals')
  const withdrawals = useWithdrawals()
  if (withdrawals.error)
    return (
      <ErrorState error={withdrawals.error} title={t('list.failed')} onRetry={withdrawals.refetch}>
        <p className="text-13 text-muted">{t('unaffected')}</p>
      </ErrorState>
    )
  if (withdrawals.rows === undefined)
    return <Skeleton lines={3} lineHeight={40} label={t('list.loading')} className="p-4" />
  if (withdrawals.rows.length === 0) return <EmptyState title={t('list.empty')} body={t('list.emptyBody')} />
  return (
    <>
      <ul aria-label={t('list.title')}>
        {withdrawals.rows.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.orderNo} withdrawal={withdrawal} />
        ))}
      </ul>
      {withdrawals.hasMore ? <ShowMore list={withdrawals} /> : null}
    </>
  )
}
