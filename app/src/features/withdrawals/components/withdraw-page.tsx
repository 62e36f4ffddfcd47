import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ErrorState } from '#core/errors/error-state.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useWithdrawalTerms } from '../api/use-withdrawal-terms.ts'
import { WithdrawalFormContainer } from './withdrawal-form-container.tsx'

/** A new withdrawal, and the withdrawals so far. */
export function WithdrawPage() {
  const { t } = useTranslation('withdrawals')
  return (
    <Page>
      <PageHeading page="withdraw" subtitle={t('subtitle')} />
      <OwnWithdrawals />
    </Page>
  )
}

function OwnWithdrawals() {
  const { t } = useTranslation('withdrawals')
  const [params] = useSearchParams()
  const terms = useWithdrawalTerms()
  if (terms.error)
    return (
      <section className="card">
        <ErrorState error={terms.error} title={t('failed')} onRetry={terms.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ErrorState>
      </section>
    )
  if (terms.data === undefined)
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
  const given = { method: params.get('method') ?? undefined, amount: params.get('amount') ?? undefined }
  return (
    <WithdrawalFormContainer
      key={`${given.method} ${given.amount}`}
      terms={terms.data}
      first={first}
      given={given}
      onFeesOld={terms.refetchFees}
    />
  )
}
