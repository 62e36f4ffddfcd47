import { savingsBasis as quoteBasis, type SavingsTier, savingsCredit, savingsTierOf } from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import { closedDay } from '../../../domain/calendar.ts'
import { done, type Effects } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { savingsInterest } from '../../../ledger/templates/earning.ts'

/** Free cash on the real ledger when a day began, in cents; rolled on at the end of each day close. */
export interface OpeningBalance {
  readonly userId: string
  readonly amount: bigint
}

/** Free cash at both ends of a day and what is borrowed, in cents. */
export interface SavingsDay {
  readonly opening: bigint
  readonly closing: bigint
  /** Principal of open loans: borrowed money earns nothing. */
  readonly loanPrincipal: bigint
}

/** What of a day's free cash earns: the smaller end of the day, less what is borrowed. */
export const savingsBasis = ({ opening, closing, loanPrincipal }: SavingsDay): bigint =>
  usdOf(
    quoteBasis({
      opening: formatUsd(opening),
      closing: formatUsd(closing),
      loanPrincipal: formatUsd(loanPrincipal),
    }),
  )

/** One day's interest on a basis, in cents. */
export const savingsAmount = (tiers: readonly SavingsTier[], basis: bigint): bigint =>
  usdOf(savingsCredit(tiers, formatUsd(basis)))

/**
 * Credits savings at the day close `at`. Nothing for a user who switched it off, or below the lowest tier.
 *
 * @param day free cash as of the snapshot at the head of the day close, before plans and loans were booked.
 */
export const creditSavings = (
  user: { readonly id: string; readonly savingsEnabled: boolean },
  day: SavingsDay,
  tiers: readonly SavingsTier[],
  at: number,
): Effects => {
  const basis = savingsBasis(day)
  const amount = savingsAmount(tiers, basis)
  if (!user.savingsEnabled || amount === 0n) return done({})
  const name = closedDay(at)
  return done(
    {},
    {
      entries: entriesOf(savingsInterest(user.id, name, amount)),
      incomes: [
        {
          userId: user.id,
          mode: 'real',
          source: 'SAVINGS',
          day: name,
          base: basis,
          rate: savingsTierOf(tiers, formatUsd(basis))?.dailyRate ?? '0',
          amount,
          status: 'DIVIDED',
        },
      ],
    },
  )
}
