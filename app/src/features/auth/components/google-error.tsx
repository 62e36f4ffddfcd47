import { useTranslation } from 'react-i18next'
import { errorMessageOf, hasErrorKey } from '#core/errors/error-message.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { GoogleProgress } from '../api/use-google-finish.ts'

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
