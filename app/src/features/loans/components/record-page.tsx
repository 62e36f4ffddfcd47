import { useGetLoanById } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useLoans } from '../api/use-loans.ts'
import { isOpenLoan } from '../model/loan.ts'
import { EarlierLoans } from './earlier-loans.tsx'
import { LoanRecord } from './loan-record.tsx'

/** The own loans: one in full, which the address names or which is open, and the others to go to. */
export function RecordPage() {
  return (
    <Page>
      <PageHeading page="loanRecord" />
      <OwnLoans />
    </Page>
  )
}

function OwnLoans() {
  const { t } = useTranslation('loans')
  const [params] = useSearchParams()
  const loans = useLoans()
  const { rows } = loans

  if (loans.error) {
    return (
      <section className="card">
        <ErrorState error={loans.error} title={t('record.failed')} onRetry={loans.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ErrorState>
      </section>
    )
  }
  if (rows === undefined) return <LoadingRecord />
  const named = (params.get('no') ?? '').slice(0, 64)
  const shown = named || (rows.find(isOpenLoan) ?? rows[0])?.loanNo
  if (shown === undefined) {
    return (
      <section className="card">
        <EmptyState
          title={t('record.empty')}
          body={t('record.emptyBody')}
          action={
            <LinkButton variant="primary" to={paths.loan.href()}>
              {t('record.toLoans')}
            </LinkButton>
          }
        />
      </section>
    )
  }
  return <OneLoan key={shown} loanNo={shown} loans={loans} />
}

function OneLoan({ loanNo, loans }: { loanNo: string; loans: ReturnType<typeof useLoans> }) {
  const { t } = useTranslation('loans')
  const loan = useLoan(loanNo)
  const others = <EarlierLoans loans={loans} shown={loanNo} />

  if (hasErrorKey(loan.error, 'recordNotFound')) {
    return (
      <>
        <section className="card">
          <EmptyState title={t('record.missing')} body={t('record.missingBody')} />
        </section>
        {others}
      </>
    )
  }
  if (loan.isPending) return <LoadingRecord />
  if (loan.isError) {
    return (
      <section className="card">
        <ErrorState error={loan.error} title={t('record.failed')} onRetry={loan.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ErrorState>
      </section>
    )
  }
  return <LoanRecord loan={loan.data} onReread={() => loan.refetch()} others={others} />
}

function LoadingRecord() {
  const { t } = useTranslation('loans')
  return (
    <section className="card p-4">
      <Skeleton lines={8} lineHeight={24} label={t('record.loading')} />
    </section>
  )
}

/** One loan with its agreement and what repaying it costs now; asks again by itself while it is open. */
function useLoan(loanNo: string) {
  return useGetLoanById(
    { id: loanNo },
    {
      query: {
        enabled: loanNo !== '',
        staleTime: 0,
        refetchInterval: refetchWhile((result) => isOpenLoan(result)),
      },
    },
  )
}
