import { Suspense } from 'react'
import { offers } from '#config/operator.ts'
import { TradeExampleSkeleton } from '#features/trade/example/trade-example-skeleton.tsx'
import { LazyTradeExample } from './lazy-home.tsx'

/** The product itself on a visitor's home: a live chart with the ticket of an order; nothing where there are no orders. */
export function HomeExample() {
  if (!offers('leverage')) return null
  return (
    <Suspense fallback={<TradeExampleSkeleton />}>
      <LazyTradeExample />
    </Suspense>
  )
}
