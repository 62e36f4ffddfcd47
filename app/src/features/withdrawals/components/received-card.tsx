import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney, formatQuantity } from '#core/format/figures.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Withdrawal, wasReturned } from '../model/withdrawal.ts'
import { payoutOf } from '../model/withdrawal-method.ts'

/** What a withdrawal costs and what arrives, as agreed to when it was submitted. */
export function ReceivedCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  const { mode } = useMode()
  const { amount, fee, feeRate, receiveAmount, rate, receiveCurrencyAmount, submittedAt } = withdrawal
  const payout = payoutOf(withdrawal.method)
  const usd = (value: string) => <Figure value={formatMoney(value)} unit="USD" />
  const isPaid = withdrawal.status === 'COMPLETED'
  if (wasReturned(withdrawal))
    return (
      <Card title={t('detail.nothing')} aside={<ModeBadge mode={mode} />}>
        <CostList
          rows={[
            { key: 'amount', label: t('summary.amount'), value: usd(amount) },
            { key: 'fee', label: t('cancel.fee'), value: usd('0.00') },
          ]}
          total={{ label: t('cancel.back'), value: usd(amount) }}
        />
      </Card>
    )
  return (
    <Card title={t(isPaid ? 'detail.receivedTitle' : 'summary.title')} aside={<ModeBadge mode={mode} />}>
      <CostList
        rows={[
          { key: 'amount', label: t('summary.amount'), value: usd(amount) },
          {
            key: 'fee',
            label: t('detail.fee', { rate: feeRate }),
            value: usd(`-${fee}`),
          },
        ]}
        total={{ label: t(isPaid ? 'detail.received' : 'summary.receive'), value: usd(receiveAmount) }}
      />
      {payout && rate && receiveCurrencyAmount ? (
        <CostList
          rows={[
            {
              key: 'rate',
              label: t('detail.rate', { time: submittedAt }),
              value: usd(rate),
            },
            {
              key: 'currency',
              label: t('summary.inCurrency', { currency: payout.currency }),
              value: <Figure value={formatQuantity(receiveCurrencyAmount)} unit={payout.currency} />,
            },
          ]}
        />
      ) : null}
      {isPaid ? null : <p className="text-12 text-muted">{t('detail.final')}</p>}
    </Card>
  )
}
