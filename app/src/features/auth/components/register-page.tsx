import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { readInvitationCode } from '#core/forms/credential-rules.ts'
import { readDecimal, readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useSession } from '#core/session/use-session.ts'
import { Note } from '#ui/feedback/note.tsx'
import { AuthFrame, InlineLink, useNext } from './auth-frame.tsx'
import { GoogleButton } from './google-button.tsx'
import { RegisterForm } from './register-form.tsx'

/** `/pass/register`: open an account; it is logged in at once. */
export function RegisterPage() {
  const { t } = useTranslation('auth')
  const { isLoggedIn } = useSession()
  const { query, next } = useNext()
  // At home a new user finds the first step to take.
  const target = next ?? paths.home.href()
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

function parse(value: unknown) {
  const { reward, minDeposit } = readRecord(value, 'invite.config')
  return { reward: readDecimal(reward, 'reward'), minimum: readDecimal(minDeposit, 'minDeposit') }
}

/** Tells those who come by an invitation what it brings to whom. */
export function InvitedNote() {
  const { t } = useTranslation('auth')
  const { data: config } = useParameter('invite.config', parse)
  if (!config) return null
  const { reward, minimum } = config
  return <Note tone="neutral">{t('register.invited', { reward, minimum })}</Note>
}
