import { useLogin } from '@swx/sdk/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { paths } from '#config/paths.ts'
import { nameOrEmailRule, passwordRule } from '#core/forms/credential-rules.ts'
import { FormError } from '#core/forms/form-error.tsx'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { useSession } from '#core/session/use-session.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { InlineLink } from './auth-frame.tsx'

/** What the log-in page asks for. */
const loginForm = z.object({ userName: nameOrEmailRule, password: passwordRule })

/** Values of the log-in page. */
type LoginValues = z.infer<typeof loginForm>

/** Which field each error belongs to; a frozen account belongs to none. */
const loginFieldByError: FieldByError<LoginValues> = {
  enterUserNameOrEmail: { field: 'userName' },
  emailWrong: { field: 'userName' },
  userNameWrong: { field: 'userName' },
  passwordWrong: { field: 'password' },
  userNotFound: { field: 'userName' },
}

export interface LoginFormProps {
  /** Where the user wanted to go, carried along to the reset page. */
  next: string | undefined
  /** Below the button: other ways in. */
  alternatives?: ReactNode
}

/** Username or email and password. */
export function LoginForm({ next, alternatives }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const { signIn } = useSession()
  const login = useLogin()
  const { form, errorOf, formError, isSubmitting, handleSubmit } = useServerForm({
    schema: loginForm,
    initial: { userName: '', password: '' },
    draft: { name: 'login', fields: ['userName'] },
    places: loginFieldByError,
    send: async (data) => {
      const result = await login.mutateAsync({ data })
      signIn({ token: result.token, userName: result.userName })
    },
  })

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field label={t('login.name')} error={errorOf('userName')}>
        <TextInput
          {...form.register('userName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          dir="auto"
        />
      </Field>
      <Field label={t('login.password')} error={errorOf('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <p className="-my-2 justify-self-end text-13">
        <InlineLink to={paths.reset.href(next ? { next } : {})}>{t('login.forgot')}</InlineLink>
      </p>
      <FormError text={formError} />
      <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
        {t(isSubmitting ? 'login.busy' : 'login.submit')}
      </Button>
      {alternatives}
    </form>
  )
}
