import { listRecharge } from '@swx/sdk'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RequireRealAccount } from '#core/account-mode/require-real-account.tsx'
import { usePages } from '#core/api/use-pages.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Deposit, isWaiting } from '../model/deposit.ts'
import { DepositRow } from './deposit-row.tsx'

export interface MyDepositsProps {
  ref?: Ref<HTMLElement> | undefined
  /** Reports one anew that was not credited; absent while none can be reported. */
  onAgain?: ((deposit: Deposit) => void) | undefined
}

/** Own deposits with where they stand. They belong to the real account. */
export function MyDeposits({ ref, onAgain }: MyDepositsProps) {
  const { t } = useTranslation('deposit')
  return (
    <Card
      flush
      ref={ref}
      title={t('list.title')}
      className="scroll-mt-[calc(var(--bar-top)+var(--ribbon)+16px)]"
    >
      <RequireRealAccount title={t('list.demo')}>
        <DepositRows onAgain={onAgain} />
      </RequireRealAccount>
    </Card>
  )
}

function DepositRows({ onAgain }: Pick<MyDepositsProps, 'onAgain'>) {
  const { t } = useTranslation('deposit')
  const deposits = useDeposits()
  if (deposits.error)
    return (
      <ErrorState error={deposits.error} title={t('list.failed')} onRetry={deposits.refetch}>
        <p className="text-13 text-muted">{t('unaffected')}</p>
      </ErrorState>
    )
  if (deposits.rows === undefined)
    return <Skeleton lines={3} lineHeight={40} label={t('list.loading')} className="p-4" />
  if (deposits.rows.length === 0) return <EmptyState title={t('list.empty')} body={t('list.emptyBody')} />
  return (
    <>
      <ul aria-label={t('list.title')}>
        {deposits.rows.map((deposit) => (
          <DepositRow key={deposit.orderNo} deposit={deposit} onAgain={onAgain && (() => onAgain(deposit))} />
        ))}
      </ul>
      {deposits.hasMore ? <ShowMore list={deposits} /> : null}
    </>
  )
}

/** Own deposits, newest first. */
function useDeposits() {
  return usePages<Deposit>({
    key: ['deposits'],
    fetchPage: (client, pageNum) => listRecharge(client, { pageNum }, { cache: 'reload' }),
    isLive: isWaiting,
  })
}
