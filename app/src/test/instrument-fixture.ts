import type { Instrument } from '#core/instruments/instrument.ts'

/** An instrument for tests; say only what the test is about. */
export function instrumentFixture(given: Partial<Instrument> = {}): Instrument {
  return {
    id: '1',
    code: 'EURUSD',
    name: 'Euro / US dollar',
    category: 1,
    price: 1.085,
    changePercent: 0.26,
    marketHours: 'OPEN',
    tradingHours: [],
    decimals: 5,
    tickSize: 0.00001,
    isSimulated: true,
    previousClose: 1.08214,
    high: 1.08708,
    low: 1.08206,
    contractSize: '100000',
    maxLeverage: 30,
    lotStep: '0.01',
    minLots: '0.01',
    maxLots: '50.00',
    optionPeriods: [
      { seconds: 60, payoutRatio: '0.80' },
      { seconds: 900, payoutRatio: '0.85' },
    ],
    termsVersion: '2026-01',
    disclosure: 'Leveraged products are complex.',
    ...given,
  }
}
