import { quotePlan } from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import type { Tracked } from '../../../domain/history.ts'
import { formatUsd } from '../../../ledger/money.ts'

/** Where a plan stands. MATURED, DISTRIBUTED and COMPLETED follow in one batch; the history keeps their times. */
export type SmartStatus = 'IN_PROGRESS' | 'MATURED' | 'DISTRIBUTED' | 'COMPLETED' | 'EARLY_EXIT'

/** A plan a user holds or held. Money in cents, times in epoch ms; the rates are those it was bought with. */
export interface SmartOrder extends Tracked<SmartStatus> {
  readonly orderNo: string
  readonly userId: string
  readonly productId: string
  readonly productName: string
  readonly days: number
  readonly amount: bigint
  readonly dailyRate: string
  readonly earlyExitPenaltyRate: string
  /** Whether the profit of the last closed day is shared. */
  readonly shareStatus: 'INCOME_IN_PROGRESS' | 'PROFIT_DIVIDED'
  readonly boughtAt: number
  /** The next 00:00Z after buying: from then on it earns. */
  readonly valueDate: number
  readonly maturesAt: number
  /** Days credited so far. */
  readonly profitDays: number
  readonly expectedRevenue: bigint
  readonly distributedRevenue: bigint
  readonly penalty?: bigint
  readonly refund?: bigint
  readonly exitedAt?: number
}

/** One day's yield: the principal's share, rounded to cents. */
export const dailyYield = (amount: bigint, dailyRate: string): bigint =>
  usdOf(quotePlan({ amount: formatUsd(amount), days: 1, dailyRate }).dailyRevenue)

/** All yields of a plan: the sum of rounded days, as they will be booked, not the rounded sum. */
export const totalYield = (amount: bigint, dailyRate: string, days: number): bigint =>
  usdOf(quotePlan({ amount: formatUsd(amount), days, dailyRate }).expectedRevenue)
