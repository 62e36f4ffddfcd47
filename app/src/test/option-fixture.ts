import type { Option } from '#features/trade/options/model/option.ts'

/** An option for tests; say only what the test is about. */
export function optionFixture(given: Partial<Option> = {}): Option {
  return {
    orderNo: 'OP202601100000000007',
    code: 'BTC',
    marketId: '54',
    direction: 'UP',
    periodSeconds: 60,
    stake: '100.00',
    payoutRatio: '0.80',
    strike: 52_100,
    expiresAt: Date.parse('2026-01-10T15:21:00Z'),
    settlePrice: undefined,
    payout: '180.00',
    status: 'OPEN',
    profit: undefined,
    openedAt: '2026-01-10T15:20:00.000Z',
    closedAt: undefined,
    history: [{ status: 'OPEN', at: '2026-01-10T15:20:00.000Z' }],
    ...given,
  }
}
