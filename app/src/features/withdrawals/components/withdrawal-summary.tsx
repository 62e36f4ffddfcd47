import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { ErrorText } from '#core/forms/form-error.tsx'
import { AttemptDialog } from '#core/money/money-dialog.tsx'
import { SubmissionNotice } from '#core/money/submission-notice.tsx'
import { useOnline } from '#lib/device/use-online.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SecurityPasswordField } from './security-password-field.tsx'
import type { SendingWithdrawal } from './use-send-withdrawal.ts'
import type { Withdrawing } from './use-withdrawal-form.ts'
import { WithdrawalCosts } from './withdrawal-costs.tsx'

export interface WithdrawalSummaryProps {
  /** The form that the button sends. */
  formId: string
  withdrawing: Withdrawing
  sending: SendingWithdrawal
}

/** What a withdrawal costs and what arrives, then the password, and the button that sends it. */
export function WithdrawalSummary({ formId, withdrawing, sending }: WithdrawalSummaryProps) {
  const { t } = useTranslation('withdrawals')
  const { mode } = useMode()
  const isOnline = useOnline()
  const { amount, isBeyond, asksPassword, formError } = withdrawing
  const { feeChange, dialog, isBusy } = sending
  return (
    <Card title={t('summary.title')} aside={<ModeBadge mode={mode} />}>
      <WithdrawalCosts withdrawing={withdrawing} />
      <Note tone="neutral">{t('summary.promise')}</Note>
      <SecurityPasswordField formId={formId} withdrawing={withdrawing} />
      {feeChange ? (
        <Note tone="warn" role="alert">
          <RichText
            text={t('summary.feeChanged', {
              before: formatMoney(feeChange.before),
              after: formatMoney(feeChange.after),
              receive: formatMoney(feeChange.receive),
            })}
          />
        </Note>
      ) : (
        <SubmissionNotice controls={dialog} />
      )}
      {withdrawing.unplacedError === undefined ? <ErrorText text={formError} /> : null}
      <AttemptDialog {...dialog} />
      {asksPassword ? (
        <ModeButton mode={mode} type="submit" form={formId} busy={isBusy} disabled={!isOnline}>
          {amount === undefined || isBeyond ? (
            t('summary.submitEmpty')
          ) : (
            <span>
              <RichText text={t('summary.submit', { amount: formatMoney(amount) })} />
            </span>
          )}
        </ModeButton>
      ) : null}
    </Card>
  )
}
