import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { useSession } from '#core/session/use-session.ts'
import { type OwnAccount, useAccount } from '#features/account/api/use-account.ts'
import { AccountModeCard } from '#features/account/components/account-mode-card.tsx'
import { AccountPagesCard } from '#features/account/components/account-pages.tsx'
import { DetailsCard, KycBadge } from '#features/account/components/details-card.tsx'
import { EquityCard } from '#features/account/components/equity-card.tsx'
import { EquitySkeleton } from '#features/account/components/equity-skeleton.tsx'
import { LatestCard } from '#features/account/components/latest-card.tsx'
import { LogoutButton, VisitorCard } from '#features/account/components/log-in-and-out.tsx'
import { HeadActions, PhoneActions } from '#features/account/components/quick-actions.tsx'
import { SourcesCard } from '#features/account/components/sources-card.tsx'
import { profitQuery } from '#features/account/model/profit-span.ts'
import { PolicyLinks } from '#features/help/components/policy-links.tsx'
import { AppearanceCard } from '#features/settings/appearance-card.tsx'
import { useDevice } from '#lib/device/use-device.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { SkeletonRows } from '#ui/feedback/skeleton-shapes.tsx'
import { Column, Columns, Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { NeedsYouNow } from './home/needs-you-now.tsx'

/** `/profile?range=&from=&to=`: the account of the user; visitors find the ways in and their settings. */
export function ProfileRoute() {
  const { isLoggedIn } = useSession()
  if (isLoggedIn) return <OwnProfile />
  return (
    <div className="page-frame grid gap-4">
      <PageHeading page="profile" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <VisitorCard />
        <AppearanceCard />
      </div>
      <PhoneLinks />
    </div>
  )
}

function OwnProfile() {
  const { t } = useTranslation('account')
  const { userName } = useSession()
  const own = useAccount()

  return (
    <Page>
      <PageHeading
        page="profile"
        beside={
          <>
            <bdi className="text-13 text-muted">{own.data?.user.userName ?? userName}</bdi>
            {own.data ? <KycBadge status={own.data.user.kycStatus} /> : null}
          </>
        }
        aside={
          <div className="flex flex-wrap gap-2 on-mobile:hidden">
            {own.data ? <HeadActions mode={own.data.mode} /> : null}
            <LogoutButton />
          </div>
        }
      />
      <QueryView
        query={own}
        card="notice"
        skeleton={<OverviewSkeleton />}
        failed={t('overview.failed')}
        unaffected={t('overview.unaffected')}
      >
        {(data) => (
          <>
            <NeedsYouNow user={data.user} />
            <Overview own={data} />
          </>
        )}
      </QueryView>
      <PhoneLinks />
      <div className="grid on-desktop:hidden">
        <LogoutButton />
      </div>
    </Page>
  )
}

/** The cards of equity and of the newest transactions, while the account is read. */
function OverviewSkeleton() {
  const { t } = useTranslation('account')
  return (
    <Columns>
      <Column>
        <EquitySkeleton label={t('overview.loading')} />
      </Column>
      <Column>
        <SkeletonRows label={t('overview.loading')} rows={5} className="card" />
      </Column>
    </Columns>
  )
}

function Overview({ own }: { own: OwnAccount }) {
  const [query, changeQuery] = useQueryState(profitQuery)
  return (
    <Columns>
      <Column>
        <EquityCard key={own.mode} own={own} query={query} onQuery={changeQuery} />
        <PhoneActions mode={own.mode} />
        <div className="empty:hidden max-lg:order-2">
          <SourcesCard own={own} query={query} />
        </div>
        <div className="max-lg:order-1">
          <AccountPagesCard />
        </div>
      </Column>
      <Column>
        <AccountModeCard user={own.user} />
        <div className="max-lg:order-2">
          <LatestCard />
        </div>
        <div className="max-lg:order-3">
          <DetailsCard user={own.user} />
        </div>
      </Column>
    </Columns>
  )
}

/** Help, company, policies and statements, where no footer has them. */
function PhoneLinks() {
  return useDevice() === 'mobile' ? <PolicyLinks /> : null
}
