import { useLoginByGoogle } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths.ts'
import { FormError } from '../../../core/errors/form-error.tsx'
import { useServerForm } from '../../../core/session/use-server-form.ts'
import { useSession } from '../../../core/session/use-session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { LinkButton } from '../../../ui/form/link-button.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { googleFieldByError, googleForm } from '../model/google-form.ts'

/** Stands in for Google in the sandbox: an email is enough, and nothing leaves this host. */
export function GoogleForm({ next }: { next: string | undefined }) {
  const { t } = useTranslation('auth')
  const { signIn } = useSession()
  const login = useLoginByGoogle()
  const { form, errorOf, formError, isSubmitting, handleSubmit } = useServerForm({
    schema: googleForm,
    initial: { email: '' },
    draft: { name: 'google', fields: ['email'] },
    places: googleFieldByError,
    send: async ({ email }) => {
      const { result } = await login.mutateAsync({ data: { credential: `sandbox-google:${email}` } })
      signIn({ token: result.token, userName: result.userName })
    },
  })

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field label={t('google.email')} error={errorOf('email')}>
        <TextInput
          {...form.register('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          dir="ltr"
          placeholder="you@example.com"
        />
      </Field>
      <FormError text={formError} />
      <div className="grid auto-cols-fr gap-3 sm:grid-flow-col">
        <LinkButton to={paths.login.href(next ? { next } : {})} size="lg" replace>
          {t('google.cancel')}
        </LinkButton>
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {t(isSubmitting ? 'google.busy' : 'google.submit')}
        </Button>
      </div>
    </form>
  )
}
