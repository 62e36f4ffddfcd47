import {
  type Exact,
  exact,
  greater,
  lesser,
  minus,
  order,
  plus,
  posted,
  rounded,
  textOf,
  times,
  whole,
} from './exact.ts'

/** A tier of the parameter `savings.tiers`: balances from `from` up to, not including, `below`. Dollars. */
export interface SavingsTier {
  readonly from: string
  /** Nothing for the highest. */
  readonly below?: string | null | undefined
  /** A fraction: `"0.0025"` is 0.25 % a day. */
  readonly dailyRate: string
}

/** The available balance at both ends of a UTC day, and borrowed money. Dollars. */
export interface SavingsDay {
  readonly opening: string
  readonly closing: string
  /** Principal of open loans: borrowed money earns nothing. */
  readonly loanPrincipal: string
}

/**
 * The part of the available balance that earns interest: the smaller of both ends of the day less borrowed money, never
 * below zero.
 */
export function savingsBasis({ opening, closing, loanPrincipal }: SavingsDay): string {
  const own = minus(lesser(exact(opening), exact(closing)), exact(loanPrincipal))
  return textOf(posted(greater(own, whole(0))))
}

/** The tier of a basis, whose rate the whole of it earns; undefined below the lowest. */
export function savingsTierOf<Tier extends SavingsTier>(
  tiers: readonly Tier[],
  basis: string,
): Tier | undefined {
  const amount = exact(basis)
  return tiers.find(
    ({ from, below }) =>
      order(amount, exact(from)) >= 0 && (below == null || order(amount, exact(below)) < 0),
  )
}

/**
 * The interest of one day on a basis, in dollars, half to even.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function savingsCredit(tiers: readonly SavingsTier[], basis: string): string {
  const rate = savingsTierOf(tiers, basis)?.dailyRate ?? '0'
  return textOf(posted(times(exact(basis), exact(rate))))
}

/** A balance that only interest changes. Dollars. */
export interface SavingsGrowth {
  /** The interest of each day; it earns interest from the next day on. */
  readonly credits: readonly string[]
  readonly closing: string
}

/**
 * How a balance grows if only interest changes it.
 *
 * @example
 * savingsGrowth([{ from: '500.00', dailyRate: '0.0025' }], '10000.00', 3).closing // '10075.19'
 */
export function savingsGrowth(tiers: readonly SavingsTier[], opening: string, days: number): SavingsGrowth {
  let balance = opening
  const credits = Array.from({ length: days }, () => {
    const credit = savingsCredit(tiers, balance)
    balance = textOf(plus(exact(balance), exact(credit)))
    return credit
  })
  return { credits, closing: textOf(posted(exact(balance))) }
}

const DAYS_A_YEAR = 365

/** Yearly figures of a daily rate, in percent with two decimals. */
export interface AnnualYield {
  /** With interest on interest: (1 + r)^365 − 1. */
  readonly compound: string
  /** Without: r × 365. */
  readonly simple: string
}

const inPercent = (fraction: Exact): string => textOf(rounded(times(fraction, whole(100)), 2))

/**
 * The yearly figures to show beside a daily rate, exact before they are rounded.
 *
 * @param dailyRate a fraction
 * @throws RangeError for a text that is not a decimal
 * @example
 * annualYield('0.0025') // { compound: '148.77', simple: '91.25' }
 */
export function annualYield(dailyRate: string): AnnualYield {
  const rate = exact(dailyRate)
  const { units, scale } = plus(whole(1), rate)
  const grown = { units: units ** BigInt(DAYS_A_YEAR), scale: scale * DAYS_A_YEAR }
  return {
    compound: inPercent(minus(grown, whole(1))),
    simple: inPercent(times(rate, whole(DAYS_A_YEAR))),
  }
}
