import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { formatQuantity } from '#core/format/format-quantity.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import type { WithdrawalStep } from '../model/timeline-steps.ts'
import type { Withdrawal } from '../model/withdrawal.ts'
import { payoutOf } from '../model/withdrawal-method.ts'

/** What a step of a withdrawal means for the user's money. */
export function useStepNote(withdrawal: Withdrawal): (step: WithdrawalStep) => string {
  const { t } = useTranslation('withdrawals')
  const amount = isolateFigure(formatMoney(withdrawal.amount))
  const { rate, receiveAmount, receiveCurrencyAmount, payoutReference } = withdrawal
  const currency = payoutOf(withdrawal.method)?.currency
  const receive = isolateFigure(
    currency && receiveCurrencyAmount
      ? `${formatQuantity(receiveCurrencyAmount)} ${currency}`
      : `${formatMoney(receiveAmount)} USD`,
  )

  return ({ name, state, reason }) => {
    switch (name) {
      case 'submitted':
        return rate && rate !== '1'
          ? t('note.submitted', { amount, rate: isolateFigure(formatMoney(rate)) })
          : t('note.submittedBank', { amount })
      case 'paid':
        return state === 'done'
          ? t('note.sent', { receive, reference: isolateFigure(payoutReference ?? '–') })
          : t('note.paid', { receive })
      case 'rejected':
      case 'failed':
      case 'cancelled':
        return [reason && t('note.reason', { reason }), t('note.returned', { amount })]
          .filter(Boolean)
          .join(' ')
      default:
        return t(`note.${name}`)
    }
  }
}
