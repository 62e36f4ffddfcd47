import { useChangeSecurityPassword, useResetSecurityPassword, useSetSecurityPassword } from '@swx/sdk/react'
import { FormProvider, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CodeField } from '#core/forms/code-field.tsx'
import { FormError } from '#core/forms/form-error.tsx'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import {
  changeFieldByError,
  changeForm,
  resetFieldByError,
  resetForm,
  setFieldByError,
  setForm,
} from '../model/security-password-form.ts'
import { NewSixDigitsFields, SixDigitsField, useSixDigitsWords } from './six-digits-fields.tsx'

interface SetFormProps {
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

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit} aria-label={t('password.setTitle')} className="grid gap-4">
        <MailCodeField
          email={email}
          onSent={() => form.clearErrors('code')}
          onError={showError}
          error={errorOf('code')}
        />
        <NewSixDigitsFields errorOf={errorOf} />
        <FormError text={formError} />
        <Button wraps type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {t('password.setSubmit')}
        </Button>
      </form>
    </FormProvider>
  )
}

interface ChangeFormProps {
  /** A wrong password was counted: what is left of the attempts has to be asked for. */
  onTried: () => void
}

/** Replaces the security password by another. */
export function ChangeForm({ onTried }: ChangeFormProps) {
  const { t } = useTranslation('security')
  const words = useSixDigitsWords()
  const changing = useChangeSecurityPassword()
  const { form, errorOf, formError, isSubmitting, handleSubmit } = useServerForm({
    schema: changeForm,
    initial: { oldPassword: '', password: '', repeat: '' },
    draft: { name: 'security.change', fields: [] },
    places: changeFieldByError,
    send: async ({ oldPassword, password }) => {
      await changing.mutateAsync({ data: { oldPassword, newPassword: password } }).finally(onTried)
      form.reset()
      toast(t('password.changed'))
    },
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit} aria-label={t('password.changeTitle')} className="grid gap-4">
        <SixDigitsField name="oldPassword" label={t('password.old')} error={errorOf('oldPassword', words)} />
        <NewSixDigitsFields errorOf={errorOf} />
        <FormError text={formError} />
        <Button wraps type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {t('password.changeSubmit')}
        </Button>
      </form>
    </FormProvider>
  )
}

interface ResetFormProps {
  email: string
  onDone: () => void
}

/** Replaces a forgotten security password with a code from the mail and the log-in password. */
export function ResetForm({ email, onDone }: ResetFormProps) {
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

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit} aria-label={t('password.resetTitle')} className="grid gap-4">
        <Note>{t('password.resetPause')}</Note>
        <MailCodeField
          email={email}
          onSent={() => form.clearErrors('code')}
          onError={showError}
          error={errorOf('code')}
        />
        <Field label={t('login.title')} error={errorOf('loginPassword')}>
          <PasswordInput {...form.register('loginPassword')} autoComplete="current-password" maxLength={64} />
        </Field>
        <NewSixDigitsFields errorOf={errorOf} />
        <FormError text={formError} />
        <Button wraps type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {t('password.resetSubmit')}
        </Button>
      </form>
    </FormProvider>
  )
}

interface MailCodeFieldProps {
  /** The user's own address. */
  email: string
  onSent: () => void
  onError: (error: unknown) => void
  error: string | undefined
}

/** The code that is sent to the user's own address, in a form that has a field for it. */
function MailCodeField(props: MailCodeFieldProps) {
  const { ref, ...field } = useController<{ code: string }, 'code'>({ name: 'code' }).field
  return <CodeField {...props} {...field} inputRef={ref} scene="security" checkEmail={async () => true} />
}
