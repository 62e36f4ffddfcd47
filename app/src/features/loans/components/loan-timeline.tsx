import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#core/format/format-time.ts'
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

type DayMark = 'used' | 'today' | 'ahead' | 'due' | 'late'

const looks: Record<DayMark, string> = {
  used: 'bg-accent',
  today: 'inset-ring-[1.5px] inset-ring-accent',
  ahead: 'bg-line',
  due: 'inset-ring-[1.5px] inset-ring-text',
  late: 'bg-danger-solid',
}

/** More late days than this are one mark: the word says how many. */
const mostLate = 30

export interface LoanDaysProps {
  loan: Loan
  today: number
}

/** A loan's days as marks: used, today, to come, due, late; and the same in words. */
export function LoanDays({ loan, today }: LoanDaysProps) {
  const { t } = useTranslation('loans')
  const { termDays, repaymentDate } = loan
  const lateDays = Math.max(0, today - termDays - 1)
  const left = termDays - today
  const markOf = (day: number): DayMark => {
    if (day > termDays) return 'late'
    if (day <= today) return 'used'
    if (day === today + 1) return 'today'
    return day === termDays ? 'due' : 'ahead'
  }
  const days = termDays + Math.min(lateDays, mostLate)
  const text =
    today > termDays ? t('daysOf.late', { count: lateDays }) : t('daysOf.day', { day: today, days: termDays })
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-13">
        <b>{text}</b>
        <span className="text-muted">
          {left >= 0 ? t('daysOf.left', { count: left }) : t('daysOf.wasDue', { date: repaymentDate })}
        </span>
      </p>
      <div role="img" aria-label={text} className={clsx('flex h-5', days > 45 ? 'gap-px' : 'gap-0.5')}>
        {Array.from({ length: days }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its day
          <span key={at} className={clsx('min-w-px flex-1 rounded-[1px]', looks[markOf(at + 1)])} />
        ))}
      </div>
    </div>
  )
}
