import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverClock } from '#core/api/server-clock.ts'
import { formatDate } from '#core/format/format-time.ts'
import { dayOf } from '#core/loans/late-loan.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { isOwed, type LoanDetail, termsOf } from '../model/loan.ts'
import { AnyDayCard } from './any-day-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { GrowthCard } from './growth-card.tsx'
import { LoanCard } from './loan-card.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { RepayCard } from './repay-card.tsx'
import { RepayDialog } from './repay-dialog.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { ShortOfMoney } from './short-of-money.tsx'

export interface LoanRecordProps {
  loan: LoanDetail
  /** Reads it again: what it costs has changed. */
  onReread: () => Promise<unknown>
  others: ReactNode
}

/** One loan in full: where it is, what it costs today and on any day, its papers, and the ways to end it. */
export function LoanRecord({ loan, onReread, others }: LoanRecordProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const [ending, setEnding] = useState<'repay' | 'withdraw'>()
  const terms = termsOf(loan)
  const today = dayOf(loan, serverClock.now())
  const disbursedAt = loan.disbursedAt === undefined ? undefined : Date.parse(loan.disbursedAt)
  const isRunning = loan.status === 'REPAYING' && disbursedAt !== undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
        <LoanCard loan={loan} today={today} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2">
          {isRunning && today < loan.termDays ? (
            <AnyDayCard
              terms={terms}
              disbursedAt={disbursedAt}
              firstDay={today}
              title={t('record.anotherDay')}
              subtitle={t('record.anotherDayNote')}
            />
          ) : null}
          {loan.status === 'OVERDUE' && disbursedAt !== undefined ? (
            <GrowthCard loan={loan} disbursedAt={disbursedAt} today={today} />
          ) : null}
          {disbursedAt === undefined ? null : (
            <ScheduleCard
              terms={terms}
              disbursedAt={disbursedAt}
              today={isOwed(loan) ? today : undefined}
              subtitle={t('schedule.paidOutOn', { date: formatDate(disbursedAt, language.tag) })}
            />
          )}
          <DocumentsCard loan={loan} />
          {others}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-1">
        {isOwed(loan) ? (
          <RepayCard
            loan={loan}
            onRepay={() => setEnding('repay')}
            onWithdraw={loan.withdrawableUntil === undefined ? undefined : () => setEnding('withdraw')}
          />
        ) : (
          <OutcomeCard loan={loan} />
        )}
        {loan.status === 'OVERDUE' ? <ShortOfMoney /> : null}
      </div>
      {ending ? (
        <RepayDialog loan={loan} way={ending} onReread={onReread} onClose={() => setEnding(undefined)} />
      ) : null}
    </div>
  )
}
