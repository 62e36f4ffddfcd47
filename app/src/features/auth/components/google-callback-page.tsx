import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths, safeNext } from '#config/paths.ts'
import { errorMessageOf, hasErrorKey } from '#core/errors/error-message.ts'
import { useSession } from '#core/session/use-session.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { type GoogleProgress, useGoogleFinish } from '../api/use-google-finish.ts'
import { googleRequestOf } from '../model/google-answer.ts'
import { AuthFrame } from './auth-frame.tsx'

/** `/api/loginCallback/google`: takes what Google sent, then leads on; or says why it cannot be used. */
export function GoogleCallbackPage() {
  const { t } = useTranslation('auth')
  const { isLoggedIn } = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const asked = googleRequestOf(search)
  const isLink = asked?.purpose === 'link'
  const target = safeNext(asked?.next ?? null) ?? paths.profile.href()
  const hasArrived = isLoggedIn && !isLink
  const progress = useGoogleFinish({ isNeeded: !hasArrived && search !== '' })
  const { isLinked, rejected, error } = progress

  useEffect(() => {
    if (!isLinked) return
    toast(t('google.linked'))
    navigate(target, { replace: true })
  }, [isLinked, navigate, target, t])

  if (hasArrived) return <Navigate to={target} replace />
  if (search === '') return <Navigate to={paths.login.href()} replace />
  const isOver = rejected !== undefined || error !== undefined
  const next =
    isLink || hasErrorKey(error, 'emailExists') ? paths.profile.href() : safeNext(asked?.next ?? null)
  return (
    <AuthFrame title={t(isLink ? 'google.linkTitle' : 'google.title')}>
      {isOver ? (
        <>
          <GoogleError {...progress} />
          {isLink && isLoggedIn ? (
            <LinkButton to={target} size="lg" variant="primary" replace>
              {t('google.back')}
            </LinkButton>
          ) : hasErrorKey(error, 'invitationCodeInvalid') ? (
            <LinkButton to={paths.register.href(next ? { next } : {})} size="lg" variant="primary" replace>
              {t('google.toRegister')}
            </LinkButton>
          ) : (
            <LinkButton to={paths.login.href(next ? { next } : {})} size="lg" variant="primary" replace>
              {t('google.toLogin')}
            </LinkButton>
          )}
        </>
      ) : (
        <Skeleton lines={3} lineHeight={20} label={t(isLink ? 'google.linking' : 'google.busy')} />
      )}
    </AuthFrame>
  )
}

/** Why a sign-in with Google came to nothing, and what to do. */
export function GoogleError({ request, rejected, error }: GoogleProgress) {
  const { t } = useTranslation(['auth', 'errors'])
  const purpose = request?.purpose ?? 'login'
  const words = () => {
    if (rejected) return t(`google.${rejected}`)
    if (hasErrorKey(error, 'emailExists')) return t(`google.emailExists.${purpose}`)
    if (hasErrorKey(error, 'emailWrong')) return t('google.notVerified')
    const { key, params } = errorMessageOf(error)
    return String(t(`errors:${key}`, params as never))
  }
  return (
    <Note tone={rejected === 'cancelled' ? 'info' : 'danger'} role="alert">
      {words()}
    </Note>
  )
}
