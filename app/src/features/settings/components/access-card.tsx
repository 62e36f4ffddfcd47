import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SettingRow } from './setting-row.tsx'

/** The ways to passwords, devices and notifications. */
export function AccessCard() {
  const { t } = useTranslation('settings')
  return (
    <Card flush title={t('access.title')}>
      <SettingRow label={t('access.login')} about={t('access.loginAbout')}>
        <LinkButton size="sm" to={paths.password.href()}>
          {t('access.loginGo')}
        </LinkButton>
      </SettingRow>
      <SettingRow label={t('access.security')} about={t('access.securityAbout')}>
        <LinkButton size="sm" to={paths.security.href()}>
          {t('access.securityGo')}
        </LinkButton>
      </SettingRow>
      <SettingRow label={t('access.notices')} about={t('access.noticesAbout')}>
        <LinkButton size="sm" to={paths.notification.href()}>
          {t('access.noticesGo')}
        </LinkButton>
      </SettingRow>
    </Card>
  )
}
