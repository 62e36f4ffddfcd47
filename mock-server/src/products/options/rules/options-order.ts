import { quoteOption } from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import type { Tracked } from '../../../domain/history.ts'
import type { PriceGrid } from '../../../domain/price-grid.ts'
import type { Mode } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'

/** Where an option stands; all but OPEN are final. */
export type OptionStatus = 'OPEN' | 'WON' | 'LOST' | 'TIED' | 'VOID'

/** A fixed-time option. Money in cents, times in epoch ms, prices in ticks of its grid. */
export interface OptionsOrder extends Tracked<OptionStatus>, PriceGrid {
  readonly orderNo: string
  readonly userId: string
  readonly mode: Mode
  readonly code: string
  readonly marketId: string
  readonly direction: 'UP' | 'DOWN'
  readonly periodSec: number
  readonly stake: bigint
  /** Gain of a win as a part of the stake. */
  readonly payoutRatio: string
  readonly strikePrice: number
  readonly expiresAt: number
  readonly settlePrice?: number
  /** Paid on a win: the stake and its gain. */
  readonly expectedReturn: bigint
  /** Gain or loss once settled. */
  readonly profit?: bigint
  readonly openTime: number
  readonly closeTime?: number
}

/** What a win adds to a stake, in cents. */
export const optionGain = (stake: bigint, payoutRatio: string): bigint =>
  usdOf(quoteOption({ stake: formatUsd(stake), payoutRatio }).win)
