import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { type UserInfo, useUserInfo } from '#core/session/use-user-info.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns, Page, Stack } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { AppearanceCard } from '../appearance-card.tsx'
import { CloseCard } from './close-card.tsx'
import { DataCard } from './data-card.tsx'
import { DemoCard } from './demo-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SettingRow } from './setting-row.tsx'

/** What other features bring. */
export interface SettingsPageProps {
  /** The switch of the interest on cash. */
  savings: (isOn: boolean) => ReactNode
  /** Reports to the operator, where it takes them. */
  reports: ReactNode
  /** The Google account that may log in. */
  google: (user: UserInfo) => ReactNode
  /** How many alerts on prices there are, and the way to them. */
  alerts: { readonly about: ReactNode; readonly open: ReactNode }
}

/** What a user may choose for the account, on every device. */
export function SettingsPage(props: SettingsPageProps) {
  const { t } = useTranslation('settings')
  return (
    <Page>
      <PageHeading page="settings" subtitle={t('subtitle')} />
      <OwnSettings {...props} />
    </Page>
  )
}

function OwnSettings(props: SettingsPageProps) {
  const { t } = useTranslation('settings')
  return (
    <QueryView
      query={useUserInfo()}
      card
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('loading')} />}
      failed={t('failed')}
    >
      {(user) => <Cards {...props} user={user} />}
    </QueryView>
  )
}

function Cards({ user, savings, google, alerts, reports }: SettingsPageProps & { user: UserInfo }) {
  return (
    <Columns aside="half">
      <Stack>
        <ProfileCard user={user} />
        {offers('savings') ? <SavingsSetting>{savings(user.savingsEnabled)}</SavingsSetting> : null}
        <DemoCard user={user} />
        {reports}
        <AccessCard alerts={alerts} />
        {google(user)}
      </Stack>
      <Stack>
        <AppearanceCard />
        <DataCard userName={user.userName} />
        <CloseCard user={user} />
      </Stack>
    </Columns>
  )
}

/** The ways to passwords, devices and notifications. */
function AccessCard({ alerts }: Pick<SettingsPageProps, 'alerts'>) {
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
      <SettingRow label={t('access.alerts')} about={alerts.about}>
        {alerts.open}
      </SettingRow>
    </Card>
  )
}

/** Whether cash of the real account earns interest. The switch comes with the page. */
function SavingsSetting({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings')
  return (
    <Card flush id={pageParts.savings} title={t('savings.title')}>
      {children}
      <div className="grid justify-items-start gap-2 px-4 pt-1 pb-4">
        <p className="text-12 text-muted">{t('savings.about')}</p>
        <p className="text-12 text-muted">{t('savings.risk')}</p>
        <LinkButton size="sm" to={paths.income.href()}>
          {t('savings.more')}
        </LinkButton>
      </div>
    </Card>
  )
}
