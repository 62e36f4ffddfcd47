import { useTranslation } from 'react-i18next'
import { useSession } from '../../core/session/use-session.ts'
import { useUserInfo } from '../../core/session/use-user-info.ts'
import { AccountModeCard } from '../../features/account/components/account-mode-card.tsx'
import { DetailsCard } from '../../features/account/components/details-card.tsx'
import { EquityCard } from '../../features/account/components/equity-card.tsx'
import { KycBadge } from '../../features/account/components/kyc-badge.tsx'
import { LogoutButton } from '../../features/account/components/logout-button.tsx'
import { RecordsCard } from '../../features/account/components/records-card.tsx'
import { VisitorCard } from '../../features/account/components/visitor-card.tsx'
import { GoogleCard } from '../../features/auth/components/google-card.tsx'
import { AppearanceCard } from '../../features/settings/appearance-card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'

/** `/profile`: the account of a user; visitors find log in, sign up and their settings. */
export function ProfileRoute() {
  const { t } = useTranslation('common')
  const { isLoggedIn } = useSession()
  if (isLoggedIn) return <OwnAccount />
  return (
    <div className="page-frame grid gap-4">
      <PageHeading title={t('page.profile')} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <VisitorCard />
        <AppearanceCard />
      </div>
    </div>
  )
}

function OwnAccount() {
  const { t } = useTranslation(['account', 'common'])
  const { userName } = useSession()
  const user = useUserInfo()

  return (
    <div className="page-frame grid gap-4">
      <PageHeading
        title={t('common:page.profile')}
        beside={
          <>
            <bdi className="text-13 text-muted">{user.data?.userName ?? userName}</bdi>
            {user.data ? <KycBadge status={user.data.kycStatus} /> : null}
          </>
        }
        aside={
          <div className="on-mobile:hidden">
            <LogoutButton />
          </div>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid gap-4 on-mobile:contents">
          {user.isPending ? (
            <div className="card p-4">
              <Skeleton lines={5} lineHeight={20} label={t('overview.loading')} />
            </div>
          ) : null}
          {user.isError ? (
            <div className="card">
              <ErrorState error={user.error} onRetry={user.refetch} title={t('overview.failed')}>
                <p className="text-13 text-muted">{t('overview.unaffected')}</p>
              </ErrorState>
            </div>
          ) : null}
          {user.data ? (
            <>
              <EquityCard user={user.data} />
              <RecordsCard />
              <div className="on-mobile:order-1">
                <DetailsCard user={user.data} />
              </div>
            </>
          ) : null}
        </div>
        <div className="grid gap-4 on-mobile:contents">
          {user.data ? <AccountModeCard user={user.data} /> : null}
          <div className="grid gap-4 on-mobile:order-2">
            {user.data ? <GoogleCard user={user.data} /> : null}
            <AppearanceCard />
            <div className="grid on-desktop:hidden">
              <LogoutButton />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
