import { Suspense } from 'react'
import { offers } from '#config/operator.ts'
import { useSession } from '#core/session/use-session.ts'
import { Advantages, Recommendation } from '#features/home/visitor/advantages.tsx'
import { ClaimFigures } from '#features/home/visitor/claim-figures.tsx'
import { CompanyCard } from '#features/home/visitor/company-card.tsx'
import { HomeHero } from '#features/home/visitor/home-hero.tsx'
import { PlanHighlights } from '#features/home/visitor/plan-highlights.tsx'
import { ProductCards } from '#features/home/visitor/product-cards.tsx'
import { SavingsExampleCard } from '#features/home/visitor/savings-example-card.tsx'
import { SavingsTable } from '#features/home/visitor/savings-table.tsx'
import { SecurityCard } from '#features/home/visitor/security-card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { HomeExample } from './home-example.tsx'
import { HomeGuide, HomeGuideOpener } from './home-guide.tsx'
import { LazyHomeMovers, UserHome } from './lazy-home.tsx'

/** `/` on desktop: what the product is, in the width it has there. */
export function DesktopHomeRoute() {
  const { isLoggedIn } = useSession()
  if (isLoggedIn) return <UserHome />
  return (
    <Page gap="wide">
      <HomeHero beside={<HomeExample />} />
      <Suspense fallback={<div className="h-33" />}>
        <LazyHomeMovers />
      </Suspense>
      <HomeGuide />
      <ClaimFigures />
      <ProductCards />
      {offers('savings') ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
          <SavingsTable />
          <SavingsExampleCard />
        </div>
      ) : null}
      {offers('plans') ? <PlanHighlights /> : null}
      <Advantages />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <SecurityCard />
        <CompanyCard />
      </div>
      <Recommendation />
      <HomeGuideOpener />
    </Page>
  )
}
