import { addDecimals } from '@swx/sdk/money'
import { ArrowUpFromLine, ChartCandlestick, HeartHandshake, MessageSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useServerTime } from '#core/api/use-server-time.ts'
import { AnswerLink } from '#core/content/answer-link.tsx'
import { useSupport } from '#core/errors/support-context.ts'
import { dayOf } from '#core/loans/late-loan.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Columns } from '#ui/layout/page.tsx'
import { isOwed, type Loan, type LoanDetail, termsOf } from '../model/loan.ts'
import { AnyDayCard } from './any-day-card.tsx'
import { GrowthCard } from './growth-card.tsx'
import { LoanCard } from './loan-card.tsx'
import { LoanDocumentsCard } from './loan-documents-card.tsx'
import { Money } from './money.tsx'
import { QuoteCosts } from './quote-costs.tsx'
import { RepayCard } from './repay-card.tsx'
import { RepayDialog } from './repay-dialog.tsx'
import { ScheduleCard } from './schedule-card.tsx'

export interface LoanRecordProps {
  loan: LoanDetail
  /** Reads it again: what it costs has changed. */
  onReread: () => Promise<unknown>
  others: ReactNode
}

/** One loan in full: where it is, what it costs today and on any day, its papers, and how to end it. */
export function LoanRecord({ loan, onReread, others }: LoanRecordProps) {
  const { t } = useTranslation('loans')
  const [ending, setEnding] = useState<'repay' | 'withdraw'>()
  const terms = termsOf(loan)
  const today = dayOf(loan, useServerTime())
  const disbursedAt = loan.disbursedAt === undefined ? undefined : Date.parse(loan.disbursedAt)
  const isRunning = loan.status === 'REPAYING' && disbursedAt !== undefined
  return (
    <Columns aside="wide">
      <Column>
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
              subtitle={t('schedule.paidOutOn', { date: disbursedAt })}
            />
          )}
          <LoanDocumentsCard loan={loan} />
          {others}
        </div>
      </Column>
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
        <RepayDialog loan={loan} ending={ending} onReread={onReread} onClose={() => setEnding(undefined)} />
      ) : null}
    </Columns>
  )
}

/** What a loan that is over came to, or what one that is not paid out yet would cost; and what can be done next. */
function OutcomeCard({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loans')
  if (loan.status !== 'REPAID') {
    return (
      <Card title={t('outcome.asked')}>
        <QuoteCosts terms={termsOf(loan)} at={Date.parse(loan.agreementSignedAt)} />
        {loan.status === 'REJECTED' ? (
          <LinkButton variant="primary" to={paths.loan.href()}>
            {t('outcome.again')}
          </LinkButton>
        ) : null}
      </Card>
    )
  }
  const paid = addDecimals(loan.amount, loan.accruedInterest, loan.overdueInterest)
  return (
    <Card title={t('outcome.title')}>
      <CostList
        rows={[
          { key: 'principal', label: t('repay.principal'), value: <Money amount={loan.amount} /> },
          { key: 'interest', label: t('outcome.interest'), value: <Money amount={loan.accruedInterest} /> },
          { key: 'late', label: t('outcome.late'), value: <Money amount={loan.overdueInterest} /> },
        ]}
        total={{ label: t('outcome.paid'), value: <Money amount={paid} /> }}
      />
      <LinkButton to={paths.transactions.href({ kind: 'LOAN_REPAYMENT' })}>
        {t('outcome.seeEntry')}
      </LinkButton>
    </Card>
  )
}

/** Help when a loan is late: what can be done, and what is never asked for. */
function ShortOfMoney() {
  const { t } = useTranslation('loans')
  const openSupport = useSupport()
  return (
    <Card title={t('short.title')}>
      <ul className="grid gap-3 text-13">
        <HelpOption icon={<MessageSquare />} text={t('short.talk')}>
          {openSupport ? (
            <Button size="sm" onClick={openSupport}>
              {t('short.toSupport')}
            </Button>
          ) : null}
        </HelpOption>
        <HelpOption icon={<ArrowUpFromLine />} text={t('short.withdrawal')}>
          <LinkButton size="sm" wraps to={paths.transactions.href()}>
            {t('short.toTransactions')}
          </LinkButton>
        </HelpOption>
        <HelpOption icon={<ChartCandlestick />} text={t('short.margin')}>
          <LinkButton size="sm" wraps to={paths.orders.href()}>
            {t('short.toPositions')}
          </LinkButton>
        </HelpOption>
        <HelpOption icon={<HeartHandshake />} text={t('short.advice')} />
      </ul>
      <AnswerLink topic="loanOverdue" />
      <p className="border-t border-line pt-3 text-12 text-muted">{t('short.never')}</p>
    </Card>
  )
}

function HelpOption({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 flex-none text-accent [&>svg]:size-4" aria-hidden="true">
        {icon}
      </span>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p>{text}</p>
        {children}
      </div>
    </li>
  )
}
