import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Loan } from '../model/loan.ts'
import { useRepayLines } from './use-repay-lines.tsx'

export interface RepayDialogProps {
  loan: Loan
  /** Repaying is open until it is repaid, withdrawing for 14 days; both cost the same. */
  way: 'repay' | 'withdraw'
  onReread: () => Promise<unknown>
  onClose: () => void
}

/** The last look before a loan is repaid or withdrawn from: the exact amount, which is sent along. */
export function RepayDialog({ loan, way, onReread, onClose }: RepayDialogProps) {
  const { t } = useTranslation('loans')
  const costs = useRepayLines(loan)
  const [isReread, setIsReread] = useState(false)
  const options = {
    open: true,
    onClose,
    scope: loan.loanNo,
    input: () => ({ loanNo: loan.loanNo, expectedAmount: loan.outstanding }),
    summary: { name: loan.loanNo, amount: loan.outstanding },
    onDone: (_: unknown, { isTold }: { readonly isTold: boolean }) => {
      if (!isTold) toast(t(`${way}.done`))
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
  const repaying = useMoneySubmission('repayLoan', { ...options, open: way === 'repay' })
  const withdrawing = useMoneySubmission('withdrawLoan', { ...options, open: way === 'withdraw' })
  const { dialog } = way === 'repay' ? repaying : withdrawing
  return (
    <MoneyDialog
      {...dialog}
      title={t(`${way}.dialog`)}
      costs={costs}
      confirm={t(`${way}.confirm`, { amount: loan.outstanding })}
    >
      {isReread ? (
        <Note tone="info" role="status">
          {t('repay.changed')}
        </Note>
      ) : null}
      <Note tone="neutral">{t(`${way}.note`)}</Note>
    </MoneyDialog>
  )
}
