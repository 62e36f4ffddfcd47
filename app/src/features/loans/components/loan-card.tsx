import { overdueInterest } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatApr } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { latenessOf } from '#core/loans/late-loan.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Timeline, type TimelineStep } from '#ui/data/timeline.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { isOpenLoan, isOwed, type Loan } from '../model/loan.ts'
import { LoanDays } from './loan-days.tsx'
import { LoanFigures } from './loan-figures.tsx'
import { LoanStateBadge } from './loan-state.tsx'
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
  return (
    <section className="card" aria-label={t('record.label', { no: loan.loanNo })}>
      <div className="flex flex-wrap items-start justify-between gap-2 border-b border-line px-4 py-3">
        <div className="min-w-0">
          <h2>
            <Money amount={loan.amount} /> · {t('days', { count: loan.termDays })}
          </h2>
          <p className="text-12 text-muted">
            <bdi className="num">{loan.loanNo}</bdi> · {t('record.apr')}{' '}
            <Figure value={formatApr(loan.apr)} />
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

interface LoanTimelineProps {
  loan: Loan
  lateDays: number
}

/** What happened to a loan, in order, with times and reasons, and what comes next. */
function LoanTimeline({ loan, lateDays }: LoanTimelineProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const time = (at: string) => `${formatDateTime(at, language.tag)} UTC`
  const step = (key: string, title: string, at: string | undefined, more: Partial<TimelineStep> = {}) =>
    at === undefined ? [] : [{ key, title, time: <bdi>{time(at)}</bdi>, ...more }]
  const overdueAt = loan.history.find(({ status }) => status === 'OVERDUE')?.at
  const rejectedAt = loan.history.find(({ status }) => status === 'REJECTED')?.at
  const due = {
    key: 'due',
    title: t('timeline.due'),
    time: <bdi>{t('timeline.endOf', { date: loan.repaymentDate })}</bdi>,
  }
  const steps: TimelineStep[] = [
    ...step('signed', t('timeline.signed'), loan.agreementSignedAt),
    ...step('review', t('timeline.review'), loan.reviewStartedAt, {
      state: loan.status === 'PENDING_REVIEW' ? 'now' : 'done',
    }),
    ...step('rejected', t('timeline.rejected'), rejectedAt, { state: 'failed', note: loan.rejectReason }),
    ...step('paidOut', t('timeline.paidOut'), loan.disbursedAt),
    ...(overdueAt !== undefined ? [{ ...due, state: 'done' as const }] : []),
    ...step('overdue', t('timeline.overdue'), overdueAt, { state: 'failed' }),
    ...(loan.status === 'OVERDUE'
      ? [{ key: 'late', title: t('timeline.late', { count: lateDays }), state: 'now' as const }]
      : []),
    ...step('repaid', t(`timeline.by.${loan.repaidBy ?? 'USER'}`), loan.repaidAt),
    ...(isOpenLoan(loan) && overdueAt === undefined
      ? [{ ...due, state: loan.disbursedAt === undefined ? ('ahead' as const) : ('now' as const) }]
      : []),
  ]
  return (
    <div className="@container">
      <Timeline layout="across" steps={steps} />
    </div>
  )
}
