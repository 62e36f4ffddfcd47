import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { PaymentLockNotice } from '#core/money/payment-lock.tsx'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import { type UploadLimits, useUploadLimits } from '#core/pictures/use-upload-limits.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { type CreditLine, useCreditLine, useLoanConfig } from '../api/use-loans.ts'
import { AmountStep } from './amount-step.tsx'
import { QuotedSteps } from './quoted-steps.tsx'
import { stepBarId } from './step-layout.tsx'
import { useApplication } from './use-application.ts'

/** The application for a loan, step by step. */
export function ApplyPage() {
  const { t } = useTranslation('loans')
  const isPhone = useDevice() === 'mobile'
  return (
    <Page>
      <PageHeading page="loanApply" subtitle={isPhone ? undefined : t('warning')} />
      <ApplyContent />
    </Page>
  )
}

function ApplyContent() {
  const { t } = useTranslation('loans')
  const all = allOf({
    config: useLoanConfig(),
    line: useCreditLine(),
    uploads: useUploadLimits(),
    user: useUserInfo(),
  })
  return (
    <QueryView
      query={all}
      card
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('loading')} />}
      failed={t('failed')}
      unaffected={t('apply.unaffected')}
    >
      {({ user, line, ...terms }) =>
        line.openLoanNo !== undefined ? (
          <OpenLoan loanNo={line.openLoanNo} />
        ) : user.paymentLocked ? (
          <PaymentLockNotice />
        ) : (
          <ApplySteps {...terms} line={line} />
        )
      }
    </QueryView>
  )
}

/** Another loan has to wait until the one that is open is repaid. */
function OpenLoan({ loanNo }: { loanNo: string }) {
  const { t } = useTranslation('loans')
  return (
    <section className="card">
      <EmptyState
        title={t('apply.open')}
        body={t('choice.open')}
        action={
          <LinkButton variant="primary" to={paths.loanRecord.href({ no: loanNo })}>
            {t('line.seeLoan')}
          </LinkButton>
        }
      />
    </section>
  )
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
  const isPhone = useDevice() === 'mobile'
  useEffect(() => {
    // On phones each step brings its own screen.
    if (isPhone || shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    document.getElementById(stepBarId)?.focus({ preventScroll: true })
  }, [step, isPhone])

  if (step !== 'amount' && choice !== undefined)
    return <QuotedSteps config={config} uploads={uploads} flow={flow} choice={choice} step={step} />
  return <AmountStep config={config} line={line} flow={flow} />
}
