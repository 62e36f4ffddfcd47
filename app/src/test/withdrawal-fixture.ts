import type { Withdrawal } from '#features/withdrawals/model/withdrawal.ts'

/** A withdrawal of 500.00 as Bitcoin at 52,100, under review, for tests. */
export const withdrawalFixture = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  orderNo: 'WD202601100000000001',
  method: 'BTC',
  amount: '500.00',
  fee: '5.00',
  feeRate: '0.01',
  receiveAmount: '495.00',
  rate: '52100',
  receiveCurrencyAmount: '0.00950096',
  address: 'SANDBOX-WALLET-1',
  status: 'TO_BE_REVIEWED',
  submittedAt: '2026-01-10T15:20:00.000Z',
  history: [{ status: 'TO_BE_REVIEWED', at: '2026-01-10T15:20:00.000Z' }],
  ...change,
})
