import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { LinkButton } from '#ui/form/link-button.tsx'

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
