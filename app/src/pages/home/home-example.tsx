import { Suspense } from 'react'
import { offers } from '#config/operator.ts'
import { TradeExampleSkeleton, tradeExamplePlace } from '#features/trade/example/trade-example-skeleton.tsx'
import { WhenNear } from '#ui/layout/when-near.tsx'
import { LazyTradeExample } from './lazy-home.tsx'

/**
 * The product itself on a visitor's home: a live chart with the ticket of an order; nothing where there are no orders. It
 * is below the first screen of a phone, and brings chart, ticket and forms: they are fetched when it comes near.
 */
export function HomeExample() {
  if (!offers('leverage')) return null
  return (
    <WhenNear placeholder={tradeExamplePlace}>
      <Suspense fallback={<TradeExampleSkeleton />}>
        <LazyTradeExample />
      </Suspense>
    </WhenNear>
  )
}
