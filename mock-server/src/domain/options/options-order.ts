import type { Mode } from '../../ledger/entry.ts'
import { formatMoney } from '../../ledger/money.ts'
import { parseRatio, ratio, round, share } from '../../ledger/rounding.ts'
import type { Tracked } from '../history.ts'
import type { PriceGrid } from '../price-grid.ts'

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
  share(stake, parseRatio(payoutRatio))

/** The hit rate at which wins and losses cancel out, in percent with two decimals: 1 / (1 + ratio). */
export const breakEvenRate = (payoutRatio: string): string => {
  const { num, den } = parseRatio(payoutRatio)
  return formatMoney(round(ratio(den * 10_000n, den + num)), 2)
}

/** What a stake brings on average when every second try wins, in cents. */
export const evenOddsResult = (stake: bigint, payoutRatio: string): bigint =>
  round(ratio(optionGain(stake, payoutRatio) - stake, 2))
