import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { PaymentLockNotice } from '#core/money/payment-lock.tsx'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import { type UploadLimits, useUploadLimits } from '#core/pictures/use-upload-limits.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { type CreditLine, useCreditLine, useLoanConfig } from '../api/use-loans.ts'
import { AmountStep } from './amount-step.tsx'
import { QuotedSteps } from './quoted-steps.tsx'
import { StepBar, stepBarId } from './step-layout.tsx'
import { useApplication } from './use-application.ts'

/** The application for a loan, step by step. */
export function ApplyPage() {
  const { t } = useTranslation('loans')
  return (
    <Page>
      <PageHeading page="loanApply" subtitle={t('warning')} />
      <ApplyContent />
    </Page>
  )
}

function ApplyContent() {
  const { t } = useTranslation('loans')
  const config = useLoanConfig()
  const credit = useCreditLine()
  const limits = useUploadLimits()
  const user = useUserInfo()
  const queries = [config, credit, limits, user] as const
  // What is known stays on show when it could not be read again.
  const failed = queries.find(({ data, isError }) => isError && data === undefined)

  if (failed) {
    const retry = () => {
      for (const query of queries) if (query.isError) void query.refetch()
    }
    return (
      <section className="card">
        <ErrorState error={failed.error} title={t('failed')} onRetry={retry}>
          <p className="text-13 text-muted">{t('apply.unaffected')}</p>
        </ErrorState>
      </section>
    )
  }
  if (!config.data || !credit.data || !limits.data || !user.data) {
    return (
      <section className="card p-4">
        <Skeleton lines={8} lineHeight={24} label={t('loading')} />
      </section>
    )
  }
  if (credit.data.openLoanNo !== undefined) {
    return (
      <section className="card">
        <EmptyState
          title={t('apply.open')}
          body={t('choice.open')}
          action={
            <LinkButton variant="primary" to={paths.loanRecord.href({ no: credit.data.openLoanNo })}>
              {t('line.seeLoan')}
            </LinkButton>
          }
        />
      </section>
    )
  }
  if (user.data.paymentLocked) return <PaymentLockNotice />
  return <ApplySteps config={config.data} line={credit.data} uploads={limits.data} />
}

interface ApplyStepsProps {
  config: LoanConfig
  line: CreditLine
  uploads: UploadLimits
}

/** Amount and term, agreement and signature, review: the step is part of the address. */
function ApplySteps({ config, line, uploads }: ApplyStepsProps) {
  const flow = useApplication(config, line)
  const { choice, step } = flow
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    document.getElementById(stepBarId)?.focus({ preventScroll: true })
  }, [step])

  if (step !== 'amount' && choice !== undefined)
    return <QuotedSteps config={config} uploads={uploads} flow={flow} choice={choice} step={step} />
  return (
    <>
      <StepBar step="amount" />
      <AmountStep config={config} line={line} flow={flow} />
    </>
  )
}
