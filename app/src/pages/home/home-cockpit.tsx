import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatDateTime } from '#core/format/format-time.ts'
import { useOfflineNow } from '#core/offline/offline-notes.tsx'
import { type OwnAccount, useAccount } from '#features/account/api/use-account.ts'
import { HeadActions } from '#features/account/components/quick-actions.tsx'
import { PolicyLinks } from '#features/help/components/policy-links.tsx'
import { hasBusiness } from '#features/home/onboarding/guide-steps.ts'
import { Advantages, Recommendation } from '#features/home/visitor/advantages.tsx'
import { ProductCards } from '#features/home/visitor/product-cards.tsx'
import { SavingsTable } from '#features/home/visitor/savings-table.tsx'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useStore } from '#lib/store/create-store.ts'
import { AmountsHidden } from '#ui/figure/figure.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { amountsHiddenStore, CockpitCards } from './cockpit-cards.tsx'
import { HomeGuide, HomeGuideOpener } from './home-guide.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { PositionsCard } from './positions-card.tsx'

/**
 * The user's home: what needs the user now, what the account is worth and did, what is open; then the products, the
 * guided demo and the sections of the specification. A new user has the guided demo first: it leads to the next step.
 */
export function HomeCockpit() {
  const { t } = useTranslation('cockpit')
  const { language } = useLanguage()
  const own = useAccount()
  const isOffline = useOfflineNow() !== undefined
  const isHidden = useStore(amountsHiddenStore)
  const isNew = useIsNew(own.data)

  return (
    <Page>
      <PageHeading
        page="home"
        beside={
          own.data ? (
            <span className="text-13 text-muted">
              <bdi>{formatDateTime(own.data.at, language.tag)} UTC</bdi>
            </span>
          ) : undefined
        }
        aside={own.data ? <HeadActions mode={own.data.mode} /> : undefined}
      />
      {isNew ? <HomeGuide /> : null}
      <QueryView
        query={own}
        card="notice"
        skeleton={<HomeSkeleton />}
        failed={t('failed')}
        unaffected={t('unaffected')}
      >
        {(data) => <CockpitCards own={data} />}
      </QueryView>
      {own.data === undefined && own.error && isOffline ? (
        <AmountsHidden value={isHidden}>
          <PositionsCard />
        </AmountsHidden>
      ) : null}
      <HomeProducts />
      {isNew ? null : <HomeGuide />}
      <Recommendation />
      <Advantages />
      <div className="on-desktop:hidden">
        <PolicyLinks />
      </div>
      <HomeGuideOpener />
    </Page>
  )
}

/** Whether the user came without money; as it was when the page was opened, so that no part of it moves. */
function useIsNew(own: OwnAccount | undefined): boolean {
  const [isNew, setIsNew] = useState<boolean>()
  if (isNew === undefined && own !== undefined) setIsNew(!hasBusiness(own.user.accounts))
  return isNew === true
}

/** The products as on a visitor's home: the ways to start, and the tiers of interest on cash. */
function HomeProducts() {
  return (
    <>
      <ProductCards />
      {offers('savings') ? <SavingsTable /> : null}
    </>
  )
}
