import type { components } from '@swx/sdk'

type OptionsOrder = components['schemas']['OptionsOrder']

/** An option as the wire has it, for tests; say only what the test is about. */
export function optionsOrderFixture(given: Partial<OptionsOrder> = {}): OptionsOrder {
  return {
    orderNo: 'OP202601100000000007',
    code: 'EURUSD',
    marketId: '1',
    direction: 'UP',
    periodSec: 60,
    stake: '100.00',
    payoutRatio: '0.85',
    strikePrice: 1.085,
    expiresAt: '2026-01-10T15:21:00.000Z',
    expectedReturn: '185.00',
    status: 'OPEN',
    openTime: '2026-01-10T15:20:00.000Z',
    history: [{ status: 'OPEN', at: '2026-01-10T15:20:00.000Z' }],
    ...given,
  }
}
