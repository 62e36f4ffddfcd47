import { compareDecimals, loanOnDay, overdueInterest, subtractDecimals } from '@swx/sdk/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerTime } from '#core/api/use-server-time.ts'
import { dayOf } from '#core/loans/late-loan.ts'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import type { CostListProps } from '#ui/data/cost-list.tsx'
import { markFresh } from '#ui/data/fresh-row.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { type Loan, termsOf } from '../model/loan.ts'
import { Money } from './money.tsx'

export interface RepayDialogProps {
  loan: Loan
  /** Repaying is open until it is repaid, withdrawing for 14 days; both cost the same. */
  ending: 'repay' | 'withdraw'
  onReread: () => Promise<unknown>
  onClose: () => void
}

/** The last look before a loan is repaid or withdrawn from: the exact amount, which is sent along. */
export function RepayDialog({ loan, ending, onReread, onClose }: RepayDialogProps) {
  const { t } = useTranslation('loans')
  const costs = useRepayCosts(loan)
  const [isReread, setIsReread] = useState(false)
  const options = {
    open: true,
    onClose,
    scope: loan.loanNo,
    input: () => ({ loanNo: loan.loanNo, expectedAmount: loan.outstanding }),
    summary: { name: loan.loanNo, amount: loan.outstanding },
    onDone: (_: unknown, { isTold }: { readonly isTold: boolean }) => {
      if (!isTold) toast(t(`${ending}.done`))
      markFresh(loan.loanNo)
      onClose()
    },
    requote: {
      label: t('repay.reread'),
      read: async () => {
        await onReread()
        setIsReread(true)
      },
    },
  }
  const repaying = useMoneySubmission('repayLoan', { ...options, open: ending === 'repay' })
  const withdrawing = useMoneySubmission('withdrawLoan', { ...options, open: ending === 'withdraw' })
  const { dialog } = ending === 'repay' ? repaying : withdrawing
  return (
    <MoneyDialog
      {...dialog}
      title={t(`${ending}.dialog`)}
      costs={costs}
      confirm={t(`${ending}.confirm`, { amount: loan.outstanding })}
    >
      {isReread ? (
        <Note tone="info" role="status">
          {t('repay.changed')}
        </Note>
      ) : null}
      <Note tone="neutral">{t(`${ending}.note`)}</Note>
    </MoneyDialog>
  )
}

/** What repaying a loan costs today, line by line, as the server counts it. */
export function useRepayCosts(loan: Loan): CostListProps {
  const { t } = useTranslation('loans')
  const terms = termsOf(loan)
  const { interestDays, overdueDays } = loanOnDay(terms, 0, dayOf(loan, useServerTime()))
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
