import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { Note } from '#ui/feedback/note.tsx'
import { AuthFrame, InlineLink, useNext } from './auth-frame.tsx'
import { GoogleButton } from './google-button.tsx'
import { SampleUsersCard } from './lazy-sample-users.ts'
import { LoginForm } from './login-form.tsx'

/** What the page finds in its location's state when the backend ended the session. */
export interface LoginReason {
  readonly reason: 'expired'
}

/** `/pass/login`: log in, then go on to where the user was. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'errors'])
  const { isLoggedIn } = useSession()
  const { next, query, target } = useNext()
  const state = useLocation().state as Partial<LoginReason> | null

  if (isLoggedIn) return <Navigate to={target} replace />
  return (
    <AuthFrame
      title={t('login.title')}
      aside={
        SampleUsersCard ? (
          <Suspense fallback={null}>
            <SampleUsersCard />
          </Suspense>
        ) : undefined
      }
      below={
        <>
          {t('login.noAccount')}{' '}
          <InlineLink to={paths.register.href(query)}>{t('login.toRegister')}</InlineLink>
        </>
      }
    >
      {state?.reason === 'expired' ? (
        <Note tone="warn" role="alert">
          {t('errors:sessionEnded')}
        </Note>
      ) : null}
      <LoginForm next={next} alternatives={<GoogleButton next={target} />} />
    </AuthFrame>
  )
}
