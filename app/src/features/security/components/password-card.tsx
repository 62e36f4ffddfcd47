import { useChangePassword } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { paths } from '#config/paths.ts'
import { newPasswordRule, passwordRule, samePassword } from '#core/forms/credential-rules.ts'
import { FormError } from '#core/forms/form-error.tsx'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useServerForm } from '#core/forms/use-app-form.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Card } from '#ui/layout/card.tsx'

interface PasswordCardProps {
  user: UserInfo
  /** The title of the page says what it is. */
  isTitled?: boolean
}

/** The log-in password, or a link to set a first one. */
export function PasswordCard({ user, isTitled = false }: PasswordCardProps) {
  const { t } = useTranslation('security')
  return (
    <Card title={isTitled ? undefined : t('login.title')}>
      {user.hasPassword ? <PasswordForm /> : <NoLoginPassword />}
    </Card>
  )
}

/** Says to a user who only signs in with Google that a log-in password comes first, by a code from the mail. */
export function NoLoginPassword() {
  const { t } = useTranslation('security')
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-13">{t('login.none')}</p>
      <LinkButton to={paths.reset.href()}>{t('login.setFirst')}</LinkButton>
    </div>
  )
}

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
function PasswordForm() {
  const { t } = useTranslation('security')
  const changing = useChangePassword()
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
        <Field
          label={t('login.new')}
          hint={t('login.hint')}
          error={errorOf('password', { unchangedPassword: t('rule.unchangedPassword') })}
        >
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
