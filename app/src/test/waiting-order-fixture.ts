import type { components } from '@swx/sdk'

type PendingOrder = components['schemas']['PendingOrder']

/** A waiting order as the wire has it, for tests; say only what the test is about. */
export function waitingOrderFixture(given: Partial<PendingOrder> = {}): PendingOrder {
  return {
    orderNo: 'PO202601100000000001',
    code: 'EURUSD',
    marketId: '1',
    direction: 'LONG',
    type: 'LIMIT',
    triggerPrice: 1.0815,
    lots: '0.10',
    contractSize: '100000',
    leverage: 30,
    expiry: 'UNTIL_CANCELLED',
    status: 'WAITING',
    held: '365.91',
    placedAt: '2026-01-10T15:20:00.000Z',
    history: [{ status: 'WAITING', at: '2026-01-10T15:20:00.000Z' }],
    ...given,
  }
}
