import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Timeline, type TimelineStep } from '#ui/data/timeline.tsx'
import { isOpenLoan, type Loan } from '../model/loan.ts'

export interface LoanTimelineProps {
  loan: Loan
  lateDays: number
}

/** What happened to a loan, in order, with times and reasons, and what comes next. */
export function LoanTimeline({ loan, lateDays }: LoanTimelineProps) {
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
    time: <bdi>{t('timeline.endOf', { date: formatDate(loan.repaymentDate, language.tag) })}</bdi>,
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
