import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { readInvitationCode } from '#core/forms/credential-rules.ts'
import { useSession } from '#core/session/use-session.ts'
import { AuthFrame } from '#features/auth/components/auth-frame.tsx'
import { GoogleButton } from '#features/auth/components/google-button.tsx'
import { InlineLink } from '#features/auth/components/inline-link.tsx'
import { InvitedNote } from '#features/auth/components/invited-note.tsx'
import { RegisterForm } from '#features/auth/components/register-form.tsx'
import { useNext } from './use-next.ts'

/** `/pass/register`: open an account; it is logged in at once. */
export function RegisterRoute() {
  const { t } = useTranslation('auth')
  const { isLoggedIn } = useSession()
  const { query, target } = useNext()
  const invitationCode = readInvitationCode(useSearchParams()[0].get('invite'))

  if (isLoggedIn) return <Navigate to={target} replace />
  return (
    <AuthFrame
      title={t('register.title')}
      below={
        <>
          {t('register.hasAccount')}{' '}
          <InlineLink to={paths.login.href(query)}>{t('register.toLogin')}</InlineLink>
        </>
      }
    >
      {invitationCode ? <InvitedNote /> : null}
      <RegisterForm
        invitationCode={invitationCode}
        alternatives={(code) => <GoogleButton next={target} invitationCode={code} />}
      />
    </AuthFrame>
  )
}
