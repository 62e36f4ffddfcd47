import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { ErrorText } from '#core/forms/form-error.tsx'
import { AttemptDialog } from '#core/money/money-dialog.tsx'
import { SubmissionNotice } from '#core/money/submission-notice.tsx'
import type { SubmissionControls } from '#core/money/submission-state.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { useOnline } from '#lib/device/use-online.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Field } from '#ui/form/field.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dock, DockSum } from '#ui/layout/dock.tsx'
import type { WithdrawalForm } from '../model/withdrawal-form.ts'
import type { FeeChange } from './use-send-withdrawal.ts'
import type { WithdrawalErrors } from './use-withdrawal-form.ts'

/** Where a security password is set, and the way back. */
const toSecurity = paths.security.href({ next: paths.withdraw.href() })

interface WithdrawalSummaryProps extends SecurityPasswordFieldProps {
  costs: ReactNode
  /** What would be withdrawn; undefined while it is not understood or too much. */
  amount: string | undefined
  /** What arrives of it. */
  received: string | undefined
  /** What belongs to no field. */
  formError: string | undefined
  dialog: SubmissionControls
  isBusy: boolean
  feeChange: FeeChange | undefined
}

/** What a withdrawal costs and what arrives, then the password, and the button that sends it, at the foot of phones. */
export function WithdrawalSummary({
  costs,
  amount,
  received,
  formError,
  dialog,
  isBusy,
  feeChange,
  ...password
}: WithdrawalSummaryProps) {
  const { t } = useTranslation(['withdrawals', 'money'])
  const { mode } = useMode()
  const isOnline = useOnline()
  const isMobile = useDevice() === 'mobile'
  const confirm = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {feeChange ? (
        <Note tone="warn" role="alert">
          <RichText text={t('summary.feeChanged', { ...feeChange })} />
        </Note>
      ) : (
        <SubmissionNotice controls={dialog} />
      )}
      <ErrorText text={formError} />
      {password.asksPassword ? (
        <ModeButton mode={mode} type="submit" form={password.formId} busy={isBusy} disabled={!isOnline}>
          {amount === undefined ? (
            t('summary.submitEmpty')
          ) : (
            <span>
              <RichText text={t('summary.submit', { amount })} />
            </span>
          )}
        </ModeButton>
      ) : null}
    </div>
  )
  return (
    <Card title={t('summary.title')} aside={<ModeBadge mode={mode} />}>
      {costs}
      <Note tone="neutral">{t('summary.promise')}</Note>
      <SecurityPasswordField {...password} />
      <AttemptDialog {...dialog} />
      {isMobile && password.asksPassword ? (
        <Dock label={t('summary.title')}>
          {received === undefined ? null : (
            <DockSum label={t('summary.receive')}>
              <Figure value={formatMoney(received)} unit="USD" />
            </DockSum>
          )}
          {confirm}
        </Dock>
      ) : (
        confirm
      )}
      {isMobile && !password.asksPassword ? (
        <Dock label={t('summary.title')}>
          <LinkButton variant="primary" size="lg" block wraps to={toSecurity}>
            {t('money:step.securityPassword')}
          </LinkButton>
        </Dock>
      ) : null}
    </Card>
  )
}

interface SecurityPasswordFieldProps {
  /** The form that the button sends. */
  formId: string
  /** Whether a security password is set and so is asked for. */
  asksPassword: boolean
  /** How many wrong ones are possible until payments are locked; undefined while it is not known. */
  attemptsLeft: number | undefined
  errorOf: WithdrawalErrors
}

/** The six digits that confirm a withdrawal, with the tries that are left; without a password a link to set one. */
function SecurityPasswordField({
  formId,
  asksPassword,
  attemptsLeft: count,
  errorOf,
}: SecurityPasswordFieldProps) {
  const { t } = useTranslation(['withdrawals', 'money'])
  const isMobile = useDevice() === 'mobile'
  const { field } = useController<WithdrawalForm, 'password'>({ name: 'password' })
  if (!asksPassword)
    return (
      <Note tone="warn">
        <p>{t('password.notSet')}</p>
        {isMobile ? null : (
          <LinkButton size="sm" className="mt-2" to={toSecurity}>
            {t('money:step.securityPassword')}
          </LinkButton>
        )}
      </Note>
    )
  return (
    <Field
      label={t('password.label')}
      hint={t('password.hint')}
      aside={
        count === undefined ? null : (
          <span className="text-12 text-muted">{t('password.left', { count })}</span>
        )
      }
      error={errorOf('password', {
        sixDigits: t('issue.sixDigits'),
        ...(count !== undefined && count > 0 && { securityPasswordWrong: t('password.wrong', { count }) }),
      })}
    >
      <OtpInput
        masked
        form={formId}
        name="security-password"
        ref={field.ref}
        onBlur={field.onBlur}
        value={field.value}
        onDigits={field.onChange}
      />
    </Field>
  )
}
