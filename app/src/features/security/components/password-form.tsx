import { useRepassword } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { newPasswordRule, passwordRule, samePassword } from '#core/forms/credential-rules.ts'
import { FormError } from '#core/forms/form-error.tsx'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useRuleWords } from './use-rule-words.ts'

/** What changing the log-in password asks for. A rule without a text in `errors` has it in `security:rule`. */
const passwordForm = z
  .object({
    oldPassword: passwordRule,
    password: newPasswordRule,
    repeat: z.string().check(z.minLength(1, 'confirmPassword')),
  })
  .check(
    samePassword,
    z.refine<{ oldPassword: string; password: string }>(
      ({ oldPassword, password }) => oldPassword !== password,
      { error: 'unchangedPassword', path: ['password'], when: ({ value }) => isTyped(value) },
    ),
  )

const isTyped = (value: unknown) => Boolean((value as { password?: string }).password)

/** Which field each error belongs to. */
const passwordFieldByError: FieldByError<z.infer<typeof passwordForm>> = {
  passwordWrong: { field: 'oldPassword' },
}

/** Changes the log-in password; every other device is signed out. */
export function PasswordForm() {
  const { t } = useTranslation('security')
  const words = useRuleWords()
  const changing = useRepassword()
  const { form, errorOf, formError, isSubmitting, handleSubmit } = useServerForm({
    schema: passwordForm,
    initial: { oldPassword: '', password: '', repeat: '' },
    draft: { name: 'password', fields: [] },
    places: passwordFieldByError,
    send: async ({ oldPassword, password }) => {
      await changing.mutateAsync({ data: { oldPassword, newPassword: password } })
      form.reset()
      toast(t('login.changed'))
    },
  })

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={t('login.title')} className="grid gap-4">
      <Field label={t('login.old')} error={errorOf('oldPassword')}>
        <PasswordInput {...form.register('oldPassword')} autoComplete="current-password" maxLength={64} />
      </Field>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label={t('login.new')} hint={t('login.hint')} error={errorOf('password', words)}>
          <PasswordInput {...form.register('password')} autoComplete="new-password" maxLength={64} />
        </Field>
        <Field label={t('login.repeat')} error={errorOf('repeat')}>
          <PasswordInput {...form.register('repeat')} autoComplete="new-password" maxLength={64} />
        </Field>
      </div>
      <FormError text={formError} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-40 text-12 text-muted">{t('login.effect')}</p>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('login.submit')}
        </Button>
      </div>
    </form>
  )
}
