import { Suspense } from 'react'
import { offers } from '#config/operator.ts'
import { useSession } from '#core/session/use-session.ts'
import { Advantages, Recommendation } from '#features/home/visitor/advantages.tsx'
import { ClaimFigures } from '#features/home/visitor/claim-figures.tsx'
import { CompanyCard } from '#features/home/visitor/company-card.tsx'
import { HomeHero } from '#features/home/visitor/home-hero.tsx'
import { NftsCard } from '#features/home/visitor/nfts-card.tsx'
import { PlanHighlights } from '#features/home/visitor/plan-highlights.tsx'
import { ProductCards } from '#features/home/visitor/product-cards.tsx'
import { SavingsExampleCard } from '#features/home/visitor/savings-example-card.tsx'
import { SavingsTable } from '#features/home/visitor/savings-table.tsx'
import { SecurityCard } from '#features/home/visitor/security-card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { HomeGuide, HomeGuideOpener } from './home-guide.tsx'
import { LazyHomeMovers, UserHome } from './lazy-home.tsx'

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
