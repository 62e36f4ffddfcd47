import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isSandbox } from '../../config/env.ts'
import { paths } from '../../config/paths.ts'
import { useSession } from '../../core/session/use-session.ts'
import { AuthFrame } from '../../features/auth/components/auth-frame.tsx'
import { GoogleForm } from '../../features/auth/components/google-form.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useNext } from './use-next.ts'

/** `/api/loginCallback/google`: the step at Google; the sandbox simulates it, other builds lead to log in. */
export function GoogleCallbackRoute() {
  const { t } = useTranslation('auth')
  const { isLoggedIn } = useSession()
  const { next, query, target } = useNext()

  if (isLoggedIn) return <Navigate to={target} replace />
  if (!isSandbox) return <Navigate to={paths.login.href(query)} replace />
  return (
    <AuthFrame title={t('google.title')}>
      <Note tone="info">{t('google.body')}</Note>
      <GoogleForm next={next} />
    </AuthFrame>
  )
}
