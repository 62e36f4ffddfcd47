import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { LockNote, usePaymentLock } from '#core/money/payment-lock.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useDepositTerms } from '../api/use-deposit-terms.ts'
import { DepositReport } from './deposit-report.tsx'
import { MyDeposits } from './my-deposits.tsx'

/** Reporting a deposit, and the deposits reported so far. */
export function DepositPage() {
  const { t } = useTranslation('deposit')
  const isOpen = usePaymentLock().data?.locked === false
  return (
    <Page>
      <PageHeading page="deposit" subtitle={isOpen ? t('subtitle') : undefined} />
      <OwnDeposits />
    </Page>
  )
}

function OwnDeposits() {
  const { t } = useTranslation(['deposit', 'money'])
  const terms = useDepositTerms()
  const lock = usePaymentLock()
  // Nothing may be sent to an address before it is known that the deposit can be submitted.
  if (lock.data === undefined && lock.isError)
    return (
      <section className="card">
        <ErrorState error={lock.error} title={t('money:lock.unread')} onRetry={lock.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ErrorState>
      </section>
    )
  if (lock.data?.locked)
    return (
      <>
        <LockNote lock={lock.data} />
        <MyDeposits />
      </>
    )
  if (terms.error)
    return (
      <section className="card">
        <ErrorState error={terms.error} title={t('failed')} onRetry={terms.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ErrorState>
      </section>
    )
  if (terms.data === undefined || lock.data === undefined)
    return (
      <section className="card p-4">
        <Skeleton lines={8} lineHeight={24} label={t('loading')} />
      </section>
    )
  const [first] = terms.data.methods
  if (first === undefined)
    return (
      <section className="card">
        <EmptyState title={t('none')} body={t('noneBody')} />
      </section>
    )
  return <DepositReport terms={terms.data} first={first} />
}
