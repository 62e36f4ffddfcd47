import type { components } from '@swx/sdk'

type Order = components['schemas']['Order']

/** A position as the wire has it, for tests; say only what the test is about. */
export function orderFixture(given: Partial<Order> = {}): Order {
  return {
    orderNo: 'LV202601100000000005',
    code: 'EURUSD',
    marketId: '1',
    direction: 'LONG',
    lots: '0.10',
    contractSize: '100000',
    leverage: 30,
    margin: '361.67',
    openPrice: 1.085,
    stopOutPrice: 1.06691,
    openFee: '5.42',
    expectedReturn: '0.00',
    status: 'OPEN',
    profit: '-10.84',
    unrealised: '0.00',
    openTime: '2026-01-10T15:20:00.000Z',
    history: [{ status: 'OPEN', at: '2026-01-10T15:20:00.000Z' }],
    ...given,
  }
}
