import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { AuthFrame } from '#features/auth/components/auth-frame.tsx'
import { InlineLink } from '#features/auth/components/inline-link.tsx'
import { ResetForm } from '#features/auth/components/reset-form.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useNext } from './use-next.ts'

/** `/pass/reset`: a new password by a code, then on to logging in with it. */
export function ResetRoute() {
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
      <ResetForm onDone={handleDone} />
    </AuthFrame>
  )
}
