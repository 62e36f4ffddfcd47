import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { CreditLine } from '../api/use-loans.ts'
import { ChoiceFields, useLoanChoice, useShownLoan } from './loan-choice-fields.tsx'
import { QuoteCosts } from './quote-costs.tsx'
import { StepLayout } from './step-layout.tsx'
import { IdentityLink, UnverifiedReason } from './unverified.tsx'
import type { ApplicationFlow } from './use-application.ts'

export interface AmountStepProps {
  config: LoanConfig
  line: CreditLine
  flow: ApplicationFlow
}

/** The first step: amount and term, and whether the identity is known. */
export function AmountStep({ config, line, flow }: AmountStepProps) {
  const { t } = useTranslation('loans')
  const given = flow.choice ?? flow.application.choice
  const { form, errorOf, choice, termDays, submitChoice } = useLoanChoice(config, flow.limits, {
    draft: 'loans.amount',
    given,
  })
  const shown = useShownLoan(config, choice, termDays)
  const isPhone = useDevice() === 'mobile'
  const isVerified = line.kycStatus === 'VERIFIED'
  const here = paths.loanApply.href({ amount: choice?.amount, days: choice?.termDays })
  return (
    <StepLayout
      step="amount"
      title={t('apply.yours')}
      onSubmit={submitChoice((chosen) => {
        if (isVerified) flow.goTo('sign', chosen)
      })}
      figures={
        <>
          {shown.isExample ? (
            <p className="text-12 text-muted">{t('quote.example', { amount: shown.terms.amount })}</p>
          ) : null}
          <QuoteCosts terms={shown.terms} at={shown.at} />
        </>
      }
      primary={
        <ModeButton mode="real" type="submit" disabled={!isVerified}>
          {t('apply.toAgreement')}
        </ModeButton>
      }
      others={
        <LinkButton size="lg" to={paths.loan.href()}>
          {t('apply.cancel')}
        </LinkButton>
      }
    >
      {isPhone ? <p className="text-13 text-muted">{t('warning')}</p> : null}
      <Card title={t('apply.step.amount')}>
        {flow.isRefused ? (
          <Note tone="danger" role="alert">
            {t('apply.notOffered')}
          </Note>
        ) : null}
        <FormProvider {...form}>
          <ChoiceFields terms={config.terms} termDays={termDays} limits={flow.limits} errorOf={errorOf} />
        </FormProvider>
      </Card>
      <Card title={t('apply.identity')}>
        {isVerified ? (
          <p>{t('apply.identityKnown')}</p>
        ) : (
          <Note tone="warn">
            <p>
              <UnverifiedReason status={line.kycStatus} />
            </p>
            <IdentityLink className="mt-2" status={line.kycStatus} next={here} />
          </Note>
        )}
      </Card>
    </StepLayout>
  )
}
