import { Suspense } from 'react'
import { offers } from '#config/operator.ts'
import { useSession } from '#core/session/use-session.ts'
import { Advantages } from '#features/home/components/advantages.tsx'
import { ClaimFigures } from '#features/home/components/claim-figures.tsx'
import { CompanyCard } from '#features/home/components/company-card.tsx'
import { HomeHero } from '#features/home/components/home-hero.tsx'
import { NftsCard } from '#features/home/components/nfts-card.tsx'
import { PlanHighlights } from '#features/home/components/plan-highlights.tsx'
import { ProductCards } from '#features/home/components/product-cards.tsx'
import { Recommendation } from '#features/home/components/recommendation.tsx'
import { SavingsExampleCard } from '#features/home/components/savings-example-card.tsx'
import { SavingsTable } from '#features/home/components/savings-table.tsx'
import { SecurityCard } from '#features/home/components/security-card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { HomeGuide, HomeGuideOpener } from './home/home-guide.tsx'
import { LazyHomeMovers, UserHome } from './home/lazy-home.tsx'

/** `/` on desktop: what the product is, in the width it has there. */
export function DesktopHomeRoute() {
  const { isLoggedIn } = useSession()
  if (isLoggedIn) return <UserHome />
  return (
    <Page gap="wide">
      <HomeHero beside={offers('savings') ? <SavingsExampleCard /> : undefined} />
      <HomeGuide />
      <ClaimFigures />
      <Suspense fallback={<div className="h-33" />}>
        <LazyHomeMovers />
      </Suspense>
      <ProductCards />
      {offers('nfts') ? <NftsCard /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
        {offers('savings') ? <SavingsTable /> : null}
        <div className="grid gap-4">
          <SecurityCard />
          <CompanyCard />
        </div>
      </div>
      {offers('plans') ? <PlanHighlights /> : null}
      <Advantages />
      <Recommendation />
      <HomeGuideOpener />
    </Page>
  )
}
