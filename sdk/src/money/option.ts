import {
  type DecimalInput,
  exact,
  minus,
  negative,
  order,
  over,
  plus,
  posted,
  textOf,
  times,
  whole,
} from './exact.ts'

/** What a fixed-time option is bought for. */
export interface OptionTerms {
  /** Dollars. */
  readonly stake: string
  /** Gain of a win as a part of the stake: `"0.85"`. */
  readonly payoutRatio: string
}

/** The possible outcomes of an option before it is bought. Dollars. */
export interface OptionQuote {
  /** Gain of a win. */
  readonly win: string
  /** Paid on a win: stake and gain; the contract's `expectedReturn`. */
  readonly expectedReturn: string
  /** As a negative amount. */
  readonly lose: string
  /** Gain of a tie, which returns the stake: zero. */
  readonly tie: string
  /** The part of all options that has to win to break even, in percent with two decimals. */
  readonly breakEven: string
  /** The average result of one option if a win is as likely as a loss. */
  readonly evenOdds: string
}

/**
 * The possible outcomes of a stake.
 *
 * @throws RangeError for a text that is not a decimal
 * @example
 * quoteOption({ stake: '100.00', payoutRatio: '0.85' }).breakEven // '54.05'
 */
export function quoteOption({ stake, payoutRatio }: OptionTerms): OptionQuote {
  const put = posted(exact(stake))
  const ratio = exact(payoutRatio)
  const win = posted(times(put, ratio))
  return {
    win: textOf(win),
    expectedReturn: textOf(plus(put, win)),
    lose: textOf(negative(put)),
    tie: textOf(posted(whole(0))),
    breakEven: textOf(over(whole(100), plus(whole(1), ratio), 2, 'HALF_EVEN')),
    evenOdds: textOf(over(minus(win, put), whole(2), 2, 'HALF_EVEN')),
  }
}

/** How a settled option ended. */
export type OptionResult = 'WON' | 'LOST' | 'TIED'

/**
 * The outcome of an option by its settle price: above the strike UP wins, below it DOWN, equal is a tie.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function optionResult(
  direction: 'UP' | 'DOWN',
  strikePrice: DecimalInput,
  settlePrice: DecimalInput,
): OptionResult {
  const moved = order(exact(settlePrice), exact(strikePrice))
  if (moved === 0) return 'TIED'
  return moved > 0 === (direction === 'UP') ? 'WON' : 'LOST'
}

/**
 * What is paid back in dollars: nothing, the stake, or the stake and its gain.
 *
 * @param result VOID returns the stake: no price settled it
 */
export function optionPayout(terms: OptionTerms, result: OptionResult | 'VOID'): string {
  const { expectedReturn, tie } = quoteOption(terms)
  if (result === 'WON') return expectedReturn
  return result === 'LOST' ? tie : textOf(posted(exact(terms.stake)))
}
