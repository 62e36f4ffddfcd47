import { useResetSecurityPassword } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { FormError } from '#core/forms/form-error.tsx'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { resetFieldByError, resetForm } from '../model/security-password-form.ts'
import { MailCodeField } from './mail-code-field.tsx'
import { NewSixDigitsFields } from './six-digits-fields.tsx'

export interface SecurityPasswordResetProps {
  email: string
  onDone: () => void
}

/** Replaces a forgotten security password with a code from the mail and the log-in password. */
export function SecurityPasswordReset({ email, onDone }: SecurityPasswordResetProps) {
  const { t } = useTranslation('security')
  const resetting = useResetSecurityPassword()
  const { form, errorOf, formError, isSubmitting, showError, handleSubmit } = useServerForm({
    schema: resetForm,
    initial: { code: '', loginPassword: '', password: '', repeat: '' },
    draft: { name: 'security.reset', fields: [] },
    places: resetFieldByError,
    send: async ({ code, loginPassword, password }) => {
      await resetting.mutateAsync({ data: { emailCode: code, loginPassword, newPassword: password } })
      toast(t('password.wasReset'))
      onDone()
    },
  })
  const { control } = form

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={t('password.resetTitle')} className="grid gap-4">
      <Note>{t('password.resetPause')}</Note>
      <MailCodeField
        control={control}
        name="code"
        email={email}
        onSent={() => form.clearErrors('code')}
        onError={showError}
        error={errorOf('code')}
      />
      <Field label={t('login.title')} error={errorOf('loginPassword')}>
        <PasswordInput {...form.register('loginPassword')} autoComplete="current-password" maxLength={64} />
      </Field>
      <NewSixDigitsFields control={control} errorOf={errorOf} />
      <FormError text={formError} />
      <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
        {t('password.resetSubmit')}
      </Button>
    </form>
  )
}
