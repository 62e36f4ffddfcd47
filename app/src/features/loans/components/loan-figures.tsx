import { loanOnDay, subtractDecimals } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { latenessOf } from '#core/loans/late-loan.ts'
import { type Loan, termsOf } from '../model/loan.ts'
import { Money } from './money.tsx'

export interface LoanFiguresProps {
  loan: Loan
  today: number
}

/** What is owed today, what of it is interest, what a further day adds, and where that ends. */
export function LoanFigures({ loan, today }: LoanFiguresProps) {
  const { t } = useTranslation('loans')
  const terms = termsOf(loan)
  const isLate = loan.status === 'OVERDUE'
  const lateness = latenessOf(loan, today)
  const { interestDays } = loanOnDay(terms, 0, today)
  const next = subtractDecimals(
    loanOnDay(terms, 0, today + 1).outstanding,
    loanOnDay(terms, 0, today).outstanding,
  )
  return (
    <dl className="grid grid-cols-2 border-t border-line md:grid-cols-4">
      <Tile label={t('figures.owed')}>
        <Money amount={loan.outstanding} />
      </Tile>
      <Tile label={isLate ? t('figures.late') : t('figures.interest', { count: interestDays })}>
        <Money amount={isLate ? loan.overdueInterest : loan.accruedInterest} />
      </Tile>
      <Tile label={t('figures.next')}>
        <Money amount={isLate ? lateness.nextDay : next} />
      </Tile>
      <Tile label={isLate ? t('figures.cap') : t('figures.onDue', { date: loan.repaymentDate })}>
        <Money amount={isLate ? lateness.most : loan.repaymentAmount} />
      </Tile>
    </dl>
  )
}

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line px-4 py-2.5 even:border-s md:[&+&]:border-s max-md:[&:nth-child(n+3)]:border-t">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  )
}
