import { loanOnDay, overdueInterest, subtractDecimals } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatApr } from '#core/format/figures.ts'
import { latenessOf } from '#core/loans/late-loan.ts'
import { useFreshRow } from '#ui/data/fresh-row.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { isOwed, type Loan, termsOf } from '../model/loan.ts'
import { LoanStateBadge } from './loan-state.tsx'
import { LoanDays, LoanTimeline } from './loan-timeline.tsx'
import { Money } from './money.tsx'

export interface LoanCardProps {
  loan: Loan
  /** Days since it was paid out. */
  today: number
}

/** Which loan it is, where it is and how it came there, its days and what is owed. */
export function LoanCard({ loan, today }: LoanCardProps) {
  const { t } = useTranslation('loans')
  const { days: lateDays } = latenessOf(loan, today)
  const fresh = useFreshRow<HTMLElement>(loan.loanNo)
  return (
    <section {...fresh} className="card" aria-label={t('record.label', { no: loan.loanNo })}>
      <div className="flex flex-wrap items-start justify-between gap-2 border-b border-line px-4 py-3">
        <div className="min-w-0">
          <h2>
            <Money amount={loan.amount} /> · {t('days', { count: loan.termDays })}
          </h2>
          <p className="text-12 text-muted">
            <RecordNumber value={loan.loanNo} /> · {t('record.apr')} <Figure value={formatApr(loan.apr)} />
          </p>
        </div>
        <LoanStateBadge loan={loan} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
        <StateNote loan={loan}>
          {loan.status === 'OVERDUE' ? (
            <>
              <p className="font-strong">
                {t('record.late', {
                  date: loan.repaymentDate,
                  count: lateDays,
                })}
              </p>
              <p>
                {t('record.lateCosts', {
                  amount: overdueInterest(loan, 1),
                })}{' '}
                {t('record.notLocked')}
              </p>
            </>
          ) : undefined}
        </StateNote>
        <LoanTimeline loan={loan} lateDays={lateDays} />
        {loan.disbursedAt !== undefined && isOwed(loan) ? <LoanDays loan={loan} today={today} /> : null}
      </div>
      {isOwed(loan) ? <LoanFigures loan={loan} today={today} /> : null}
    </section>
  )
}

function StateNote({ loan, children }: { loan: Loan; children: ReactNode }) {
  const { t } = useTranslation('loans')
  if (children) {
    return (
      <Note tone="danger" role="status">
        {children}
      </Note>
    )
  }
  if (loan.status === 'PENDING_REVIEW') {
    return (
      <Note tone="info" role="status">
        {t('record.waiting')}
      </Note>
    )
  }
  if (loan.status !== 'REJECTED') return null
  return (
    <Note tone="danger" role="status">
      <p className="font-strong">{t('record.rejected', { reason: loan.rejectReason ?? '' })}</p>
      <p>{t('record.rejectedNext')}</p>
    </Note>
  )
}

interface LoanFiguresProps {
  loan: Loan
  today: number
}

/** What is owed today, what of it is interest, what a further day adds, and where that ends. */
function LoanFigures({ loan, today }: LoanFiguresProps) {
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
