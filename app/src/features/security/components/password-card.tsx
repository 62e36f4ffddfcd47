import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
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

/** For a user who only signs in with Google: a log-in password comes first, by a code from the mail. */
export function NoLoginPassword() {
  const { t } = useTranslation('security')
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-13">{t('login.none')}</p>
      <LinkButton to={paths.reset.href()}>{t('login.setFirst')}</LinkButton>
    </div>
  )
}
