import { compareDecimals, loanOnDay, overdueInterest, subtractDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { serverClock } from '#core/api/server-clock.ts'
import { dayOf } from '#core/loans/late-loan.ts'
import type { CostListProps } from '#ui/data/cost-list.tsx'
import { type Loan, termsOf } from '../model/loan.ts'
import { Money } from './money.tsx'

/** What repaying a loan costs today, line by line, as the server counts it. */
export function useRepayLines(loan: Loan): CostListProps {
  const { t } = useTranslation('loans')
  const terms = termsOf(loan)
  const { interestDays, overdueDays } = loanOnDay(terms, 0, dayOf(loan, serverClock.now()))
  const isLate = compareDecimals(loan.overdueInterest, '0') > 0
  return {
    rows: [
      { key: 'principal', label: t('repay.principal'), value: <Money amount={loan.amount} /> },
      {
        key: 'interest',
        label: t('repay.interest', { counted: interestDays, days: terms.termDays }),
        value: <Money amount={loan.accruedInterest} />,
      },
      ...(isLate
        ? [
            {
              key: 'late',
              label: t('repay.late', {
                count: overdueDays,
                amount: overdueInterest(terms, 1),
              }),
              value: <Money amount={loan.overdueInterest} />,
            },
          ]
        : []),
      { key: 'fee', label: t('repay.fee'), value: <Money amount="0.00" /> },
    ],
    total: { label: t('repay.total'), value: <Money amount={loan.outstanding} /> },
  }
}

/** What is missing of an amount; undefined when there is enough. */
export function shortOf(available: string | undefined, needed: string): string | undefined {
  if (available === undefined || compareDecimals(available, needed) >= 0) return undefined
  return subtractDecimals(needed, available)
}
