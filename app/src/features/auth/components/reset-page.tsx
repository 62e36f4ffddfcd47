import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { AuthFrame, InlineLink, useNext } from './auth-frame.tsx'
import { PasswordResetForm } from './reset-form.tsx'

/** `/pass/reset`: a new password by a code, then on to logging in with it. */
export function ResetPage() {
  const { t } = useTranslation('auth')
  const { query } = useNext()
  const navigate = useNavigate()

  const handleDone = () => {
    toast(t('reset.done'))
    navigate(paths.login.href(query), { replace: true })
  }
  return (
    <AuthFrame
      title={t('reset.title')}
      below={<InlineLink to={paths.login.href(query)}>{t('reset.toLogin')}</InlineLink>}
    >
      <p className="text-13 text-muted">{t('reset.body')}</p>
      <PasswordResetForm onDone={handleDone} />
    </AuthFrame>
  )
}
