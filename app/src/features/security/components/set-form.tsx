import { useSetSecurityPassword } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { FormError } from '#core/forms/form-error.tsx'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { setFieldByError, setForm } from '../model/security-password-form.ts'
import { MailCodeField } from './mail-code-field.tsx'
import { NewSixDigitsFields } from './six-digits-fields.tsx'

export interface SetFormProps {
  email: string
  onSet: () => void
}

/** Sets the first security password with a code from the mail. */
export function SetForm({ email, onSet }: SetFormProps) {
  const { t } = useTranslation('security')
  const setting = useSetSecurityPassword()
  const { form, errorOf, formError, isSubmitting, showError, handleSubmit } = useServerForm({
    schema: setForm,
    initial: { code: '', password: '', repeat: '' },
    draft: { name: 'security.set', fields: [] },
    places: setFieldByError,
    send: async ({ code, password }) => {
      await setting.mutateAsync({ data: { emailCode: code, password } })
      toast(t('password.set'))
      onSet()
    },
  })
  const { control } = form

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={t('password.setTitle')} className="grid gap-4">
      <MailCodeField
        control={control}
        name="code"
        email={email}
        onSent={() => form.clearErrors('code')}
        onError={showError}
        error={errorOf('code')}
      />
      <NewSixDigitsFields control={control} errorOf={errorOf} />
      <FormError text={formError} />
      <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
        {t('password.setSubmit')}
      </Button>
    </form>
  )
}
