import { Suspense } from 'react'
import { offers } from '#config/operator.ts'
import { useSession } from '#core/session/use-session.ts'
import { PolicyLinks } from '#features/help/components/policy-links.tsx'
import { Advantages } from '#features/home/visitor/advantages.tsx'
import { ClaimFigures } from '#features/home/visitor/claim-figures.tsx'
import { CompanyCard } from '#features/home/visitor/company-card.tsx'
import { HomeHero } from '#features/home/visitor/home-hero.tsx'
import { ProductCards } from '#features/home/visitor/product-cards.tsx'
import { SavingsTable } from '#features/home/visitor/savings-table.tsx'
import { SecurityCard } from '#features/home/visitor/security-card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { HomeExample } from './home-example.tsx'
import { HomeGuide, HomeGuideOpener } from './home-guide.tsx'
import { LazyHomeMovers, UserHome } from './lazy-home.tsx'

/** `/` on phones: its own selection, in its own order. */
export function MobileHomeRoute() {
  const { isLoggedIn } = useSession()
  if (isLoggedIn) return <UserHome />
  return (
    <Page gap="wide">
      <HomeHero beside={<HomeExample />} />
      <Suspense fallback={<div className="h-33" />}>
        <LazyHomeMovers />
      </Suspense>
      <HomeGuide />
      <CompanyCard />
      {offers('savings') ? <SavingsTable /> : null}
      <ClaimFigures />
      <SecurityCard />
      <ProductCards />
      <Advantages />
      <PolicyLinks />
      <HomeGuideOpener />
    </Page>
  )
}
