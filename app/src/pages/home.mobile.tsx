import { Suspense } from 'react'
import { offers } from '#config/operator.ts'
import { useSession } from '#core/session/use-session.ts'
import { PolicyLinks } from '#features/content/components/policy-links.tsx'
import { Advantages } from '#features/home/components/advantages.tsx'
import { ClaimFigures } from '#features/home/components/claim-figures.tsx'
import { CompanyCard } from '#features/home/components/company-card.tsx'
import { HomeHero } from '#features/home/components/home-hero.tsx'
import { NftsCard } from '#features/home/components/nfts-card.tsx'
import { ProductCards } from '#features/home/components/product-cards.tsx'
import { SavingsTable } from '#features/home/components/savings-table.tsx'
import { SecurityCard } from '#features/home/components/security-card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { HomeGuide, HomeGuideOpener } from './home/home-guide.tsx'
import { LazyHomeMovers, UserHome } from './home/lazy-home.tsx'

/** `/` on phones: its own selection, in its own order. */
export function MobileHomeRoute() {
  const { isLoggedIn } = useSession()
  if (isLoggedIn) return <UserHome />
  return (
    <Page gap="wide">
      <HomeHero />
      <HomeGuide />
      <CompanyCard />
      {offers('savings') ? <SavingsTable /> : null}
      <Suspense fallback={<div className="h-33" />}>
        <LazyHomeMovers />
      </Suspense>
      <ClaimFigures />
      <SecurityCard />
      <ProductCards />
      {offers('nfts') ? <NftsCard /> : null}
      <Advantages />
      <PolicyLinks />
      <HomeGuideOpener />
    </Page>
  )
}
