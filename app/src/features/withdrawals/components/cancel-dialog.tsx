import { addDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import type { Withdrawal } from '../model/withdrawal.ts'

interface CancelDialogProps extends LayerProps {
  withdrawal: Withdrawal
}

/** What cancelling gives back, and the button that does it. Open while payments are locked. */
export function CancelDialog({ open, onClose, withdrawal }: CancelDialogProps) {
  const { t } = useTranslation('withdrawals')
  const available = useAvailable()
  const { orderNo, method, amount } = withdrawal
  const usd = (value: string) => <Figure value={formatMoney(value)} unit="USD" />
  const cancelling = useMoneySubmission('cancelWithdrawal', {
    open,
    onClose,
    scope: orderNo,
    input: () => ({ orderNo }),
    summary: { name: method, amount },
    onDone: (_, { isTold }) => {
      if (!isTold) toast(t('cancel.done', { amount }))
      onClose()
    },
  })
  return (
    <MoneyDialog
      {...cancelling.dialog}
      title={t('cancel.title')}
      costs={{
        rows: [
          { key: 'back', label: t('cancel.back'), value: usd(amount) },
          { key: 'fee', label: t('cancel.fee'), value: usd('0.00') },
        ],
        total:
          available === undefined
            ? undefined
            : { label: t('cancel.after'), value: usd(addDecimals(available, amount)) },
      }}
      cancel={t('cancel.keep')}
      confirm={
        <span>
          <RichText text={t('cancel.confirm', { amount })} />
        </span>
      }
    />
  )
}
