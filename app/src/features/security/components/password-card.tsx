import { useTranslation } from 'react-i18next'
import type { UserInfo } from '../../../core/session/use-user-info.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { NoLoginPassword } from './no-login-password.tsx'
import { PasswordForm } from './password-form.tsx'

/** The log-in password, or the way to a first one. */
export function PasswordCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('security')
  return <Card title={t('login.title')}>{user.hasPassword ? <PasswordForm /> : <NoLoginPassword />}</Card>
}
