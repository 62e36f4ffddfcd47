import { fromCents, toCents } from '../money/cents.ts'
import { exact, product, quotient, roundHalfEven, whole } from './exact.ts'

/** What a fixed-time option comes to, before it is bought. Money strings in dollars. */
export interface OptionPreview {
  /** Gain of a win. */
  readonly win: string
  /** What a win pays out: stake and gain. */
  readonly payout: string
  readonly lose: string
  /** A tie returns the stake. */
  readonly tie: string
  /** Part of all options that must be won to come out even, in percent with two decimals. */
  readonly breakEven: string
  /** What one option is worth on average where a win is as likely as a loss. */
  readonly evenOdds: string
}

/** Computes what a stake comes to by the payout ratio: `0.85` pays 85 % on top of the stake. */
export function previewOption(stake: string, payoutRatio: string): OptionPreview {
  const cents = toCents(stake)
  const ratio = exact(payoutRatio)
  const win = roundHalfEven(product(whole(cents), ratio))
  const wholePayout = { num: ratio.num + ratio.den, den: ratio.den }
  return {
    win: fromCents(win),
    payout: fromCents(cents + win),
    lose: fromCents(-cents),
    tie: fromCents(0n),
    breakEven: fromCents(roundHalfEven(quotient(whole(10_000), wholePayout))),
    evenOdds: fromCents(roundHalfEven({ num: win - cents, den: 2n })),
  }
}
