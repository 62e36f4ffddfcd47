import { useResetPassword } from '@swx/sdk/react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { CodeField } from '#core/forms/code-field.tsx'
import { codeRule, emailRule, newPasswordRule, samePassword } from '#core/forms/credential-rules.ts'
import { FormError } from '#core/forms/form-error.tsx'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

/** What the reset page asks for. */
const resetForm = z
  .object({
    email: emailRule,
    code: codeRule,
    password: newPasswordRule,
    repeat: z.string().check(z.minLength(1, 'enterPasswordAgain')),
  })
  .check(samePassword)

/** Values of the reset page. */
type ResetValues = z.infer<typeof resetForm>

/** Which field each error belongs to; a frozen account belongs to none. */
const resetFieldByError: FieldByError<ResetValues> = {
  enterUserNameOrEmail: { field: 'email' },
  emailWrong: { field: 'email' },
  passwordWrong: { field: 'password', key: 'passwordTooWeak' },
  userNotFound: { field: 'email' },
  verificationCodeWrong: { field: 'code' },
  tooManyRequests: { field: 'code' },
}

/** Sets a new password with a code sent by email. */
export function PasswordResetForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  const reset = useResetPassword()
  const { form, errorOf, formError, isSubmitting, showError, handleSubmit } = useServerForm({
    schema: resetForm,
    initial: { email: '', code: '', password: '', repeat: '' },
    draft: { name: 'reset', fields: ['email'] },
    places: resetFieldByError,
    send: async ({ repeat: _, ...data }) => {
      await reset.mutateAsync({ data })
      onDone()
    },
  })
  const email = form.watch('email')

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field label={t('register.email')} error={errorOf('email')}>
        <TextInput
          {...form.register('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          dir="ltr"
          maxLength={254}
        />
      </Field>
      <Controller
        name="code"
        control={form.control}
        render={({ field }) => (
          <CodeField
            scene="reset"
            email={email}
            checkEmail={() => form.trigger('email', { shouldFocus: true })}
            onSent={() => form.clearErrors('code')}
            onError={showError}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            name={field.name}
            inputRef={field.ref}
            error={errorOf('code')}
          />
        )}
      />
      <Field label={t('reset.newPassword')} hint={t('register.passwordHint')} error={errorOf('password')}>
        <PasswordInput {...form.register('password')} autoComplete="new-password" maxLength={64} />
      </Field>
      <Field label={t('register.repeat')} error={errorOf('repeat')}>
        <PasswordInput {...form.register('repeat')} autoComplete="new-password" maxLength={64} />
      </Field>
      <FormError text={formError} />
      <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
        {t(isSubmitting ? 'reset.busy' : 'reset.submit')}
      </Button>
    </form>
  )
}
