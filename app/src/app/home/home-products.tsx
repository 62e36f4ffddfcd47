import { offers } from '#config/operator.ts'
import { ProductCards } from '#features/home/components/product-cards.tsx'
import { SavingsTable } from '#features/home/components/savings-table.tsx'

/** The products as on a visitor's home: the ways to start, and the tiers of interest on cash. */
export function HomeProducts() {
  return (
    <>
      <ProductCards />
      {offers('savings') ? <SavingsTable /> : null}
    </>
  )
}
