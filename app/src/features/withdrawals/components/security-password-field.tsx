import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Field } from '#ui/form/field.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'
import type { Withdrawing } from './use-withdrawal-form.ts'

interface SecurityPasswordFieldProps {
  formId: string
  withdrawing: Withdrawing
}

/** The six digits that confirm a withdrawal, with the tries that are left; without a password the way to set one. */
export function SecurityPasswordField({ formId, withdrawing }: SecurityPasswordFieldProps) {
  const { t } = useTranslation(['withdrawals', 'money'])
  const { form, errorOf, asksPassword, lock } = withdrawing
  const { field } = useController({ control: form.control, name: 'password' })
  const count = lock.data?.attemptsLeft
  if (!asksPassword)
    return (
      <Note tone="warn">
        <p>{t('password.notSet')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton size="sm" to={paths.security.href({ next: paths.withdraw.href() })}>
            {t('money:step.securityPassword')}
          </LinkButton>
        </div>
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
