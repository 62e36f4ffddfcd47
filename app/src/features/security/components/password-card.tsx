import { useTranslation } from 'react-i18next'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Card } from '#ui/layout/card.tsx'
import { NoLoginPassword } from './no-login-password.tsx'
import { PasswordForm } from './password-form.tsx'

export interface PasswordCardProps {
  user: UserInfo
  /** The title of the page says what it is. */
  isTitled?: boolean
}

/** The log-in password, or the way to a first one. */
export function PasswordCard({ user, isTitled = false }: PasswordCardProps) {
  const { t } = useTranslation('security')
  return (
    <Card title={isTitled ? undefined : t('login.title')}>
      {user.hasPassword ? <PasswordForm /> : <NoLoginPassword />}
    </Card>
  )
}
