import { Suspense } from 'react'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { Page } from '#ui/layout/page.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

/** The movers of a visitor's home; a user's home does not load them. */
export const LazyHomeMovers = lazyComponent(
  async () => (await import('./home-movers.tsx')).HomeMovers,
  () => preloadTexts(['market']),
)

/** An order with its chart and its costs on a visitor's home, which has its place and its words without it. */
export const LazyTradeExample = lazyComponent(
  async () => (await import('#features/trade/example/trade-example.tsx')).TradeExample,
  () => preloadTexts(['market', 'orders']),
)

/** The home page of a user; visitors, who are most, do not load it. */
const HomeCockpit = lazyComponent(
  async () => (await import('./home-cockpit.tsx')).HomeCockpit,
  () =>
    preloadTexts([
      'cockpit',
      'account',
      'balance',
      'orders',
      'market',
      'money',
      'loans',
      'waiting',
      'errors',
    ]),
)

/** `/` of a user, in both shells. */
export function UserHome() {
  return (
    <Suspense
      fallback={
        <Page>
          <HomeSkeleton />
        </Page>
      }
    >
      <HomeCockpit />
    </Suspense>
  )
}
