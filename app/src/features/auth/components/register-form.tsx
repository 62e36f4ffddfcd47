import { useRegister } from '@swx/sdk/react'
import { type ReactNode, Suspense } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { CodeField } from '#core/forms/code-field.tsx'
import {
  codeRule,
  emailRule,
  invitationRule,
  newPasswordRule,
  readInvitationCode,
  samePassword,
  userNameRule,
} from '#core/forms/credential-rules.ts'
import { FormError } from '#core/forms/form-error.tsx'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { useSession } from '#core/session/use-session.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { AvailabilityHint, useAvailability } from './availability-hint.tsx'
import { OperatorTerms } from './operator-terms.tsx'

/** What the sign-up page asks for. The repeated password never leaves the page. */
const registerForm = z
  .object({
    userName: userNameRule,
    email: emailRule,
    code: codeRule,
    password: newPasswordRule,
    repeat: z.string().check(z.minLength(1, 'confirmPassword')),
    invitationCode: invitationRule,
  })
  .check(samePassword)

/** Values of the sign-up page. */
type RegisterValues = z.infer<typeof registerForm>

/** Which field each error belongs to. */
const registerFieldByError: FieldByError<RegisterValues> = {
  enterUserNameOrEmail: { field: 'userName' },
  emailWrong: { field: 'email' },
  userNameWrong: { field: 'userName' },
  passwordWrong: { field: 'password', key: 'passwordTooWeak' },
  userNameExists: { field: 'userName' },
  emailExists: { field: 'email' },
  invitationCodeInvalid: { field: 'invitationCode' },
  verificationCodeWrong: { field: 'code' },
  tooManyRequests: { field: 'code' },
}

export interface RegisterFormProps {
  /** The code of the invitation link that led here. */
  invitationCode?: string | undefined
  /** Below the button: other ways to open an account, with the invitation code as it stands in the form. */
  alternatives?: (invitationCode: string | undefined) => ReactNode
}

/** Opens an account: name, email with its code, password twice, an invitation code for those who have one. */
export function RegisterForm({ invitationCode: invited, alternatives }: RegisterFormProps) {
  const { t } = useTranslation(['auth', 'errors'])
  const { signIn } = useSession()
  const register = useRegister()
  const { form, errorOf, formError, isSubmitting, showError, handleSubmit } = useServerForm({
    schema: registerForm,
    initial: { userName: '', email: '', code: '', password: '', repeat: '', invitationCode: '' },
    ...(invited ? { given: { invitationCode: invited } } : {}),
    draft: { name: 'register', fields: ['userName', 'email', 'invitationCode'] },
    places: registerFieldByError,
    send: async ({ repeat: _, invitationCode, ...data }) => {
      const result = await register.mutateAsync({
        data: { ...data, ...(invitationCode ? { invitationCode } : {}) },
      })
      toast(t('register.done'))
      signIn({ token: result.token, userName: result.userName })
    },
  })
  const [userName, email, code, password] = form.watch(['userName', 'email', 'invitationCode', 'password'])
  const name = useAvailability('userName', userNameRule.safeParse(userName).data)
  const address = useAvailability('email', emailRule.safeParse(email).data)
  const nameError = errorOf('userName') ?? (name.key && t(`errors:${name.key}`))
  const passwordError = errorOf('password')

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field
        label={t('register.userName')}
        hint={
          <AvailabilityHint availability={name} free={t('register.userNameFree')}>
            {/* What is wrong says the same rule. */}
            {nameError && userName !== '' ? null : t('register.userNameHint')}
          </AvailabilityHint>
        }
        error={nameError}
      >
        <TextInput
          {...form.register('userName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={20}
        />
      </Field>
      <Field
        label={t('register.email')}
        hint={<AvailabilityHint availability={address} free={t('register.emailFree')} />}
        error={errorOf('email') ?? (address.key && t(`errors:${address.key}`))}
      >
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
            scene="register"
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
      <Field
        label={t('register.password')}
        hint={passwordError && password !== '' ? undefined : t('register.passwordHint')}
        error={passwordError}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" maxLength={64} />
      </Field>
      <Field label={t('register.repeat')} error={errorOf('repeat')}>
        <PasswordInput {...form.register('repeat')} autoComplete="new-password" maxLength={64} />
      </Field>
      <Field
        label={
          <>
            {t('register.invitation')}{' '}
            <span className="font-regular text-muted">{t('register.optional')}</span>
          </>
        }
        error={errorOf('invitationCode')}
      >
        <TextInput
          {...form.register('invitationCode', { setValueAs: (code: string) => code.toUpperCase() })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={8}
          className="uppercase"
        />
      </Field>
      <Suspense>
        <OperatorTerms />
      </Suspense>
      <FormError text={formError} />
      <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
        {t(isSubmitting ? 'register.busy' : 'register.submit')}
      </Button>
      {alternatives?.(readInvitationCode(code))}
    </form>
  )
}
