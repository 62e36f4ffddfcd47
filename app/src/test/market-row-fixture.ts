import type { MarketRow } from '#features/market/model/market-row.ts'

/** A row for tests; say only what the test is about. */
export function rowFixture(given: Partial<MarketRow> = {}): MarketRow {
  return {
    id: given.code ?? '1',
    code: 'EURUSD',
    name: 'Euro / US dollar',
    listedName: given.name ?? 'Euro / US dollar',
    category: 1,
    price: 1.085,
    changePercent: 0.26,
    marketHours: 'OPEN',
    decimals: 5,
    tickSize: 0.00001,
    isSimulated: true,
    ...given,
  }
}
