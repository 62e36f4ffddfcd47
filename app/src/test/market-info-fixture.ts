import type { components } from '@swx/sdk'

type MarketInfo = components['schemas']['MarketInfo']

/** An instrument as the wire has it, for tests; say only what the test is about. */
export function marketInfoFixture(given: Partial<MarketInfo> = {}): MarketInfo {
  return {
    id: '1',
    code: 'EURUSD',
    name: 'Euro / US dollar',
    type: 1,
    price: 1.085,
    zdf: 0.26,
    hundred: [1.084, 1.085],
    tradable: true,
    session: 'OPEN',
    tickSize: 0.00001,
    priceDecimals: 5,
    source: 'simulated',
    contractSize: '100000',
    maxLeverage: 30,
    lotStep: '0.01',
    minLots: '0.01',
    maxLots: '50.00',
    prevClose: 1.08214,
    high24h: 1.08708,
    low24h: 1.08206,
    optionPeriods: [{ periodSec: 60, payoutRatio: '0.80' }],
    termsVersion: '2026-01',
    disclosure: 'Leveraged products are complex.',
    ...given,
  }
}
