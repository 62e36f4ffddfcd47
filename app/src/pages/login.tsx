import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { AuthFrame } from '#features/auth/components/auth-frame.tsx'
import { GoogleButton } from '#features/auth/components/google-button.tsx'
import { InlineLink } from '#features/auth/components/inline-link.tsx'
import { SampleUsersCard } from '#features/auth/components/lazy-sample-users.ts'
import { LoginForm } from '#features/auth/components/login-form.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useNext } from './use-next.ts'

/** What the page finds in its location's state when the backend ended the session. */
export interface LoginReason {
  readonly reason: 'expired'
}

/** `/pass/login`: log in, then go on to where the user was. */
export function LoginRoute() {
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
