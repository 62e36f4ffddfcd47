import { trimDecimal } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity, formatRate, isolateFigure } from '#core/format/figures.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { Withdrawing } from './use-withdrawal-form.ts'

const none = '–'

/** The costs of a withdrawal line by line, and where and how it is paid out. */
export function WithdrawalCosts({ withdrawing }: { withdrawing: Withdrawing }) {
  const { t } = useTranslation('withdrawals')
  const { amount, quote, method, payout, rate, destination, most, isBeyond } = withdrawing
  const usd = (value: string | undefined) =>
    value === undefined ? none : <Figure value={formatMoney(value)} unit="USD" />
  const currency = payout?.currency ?? ''
  const inCurrency = quote?.receiveCurrencyAmount
  return (
    <>
      <CostList
        rows={[
          { key: 'amount', label: t('summary.amount'), value: usd(amount) },
          { key: 'rate', label: t('summary.feeRate'), value: <Figure value={formatRate(method.feeRate)} /> },
          { key: 'fee', label: t('summary.fee'), value: usd(quote && `-${quote.fee}`) },
        ]}
        total={{ label: t('summary.receive'), value: usd(quote?.receiveAmount) }}
      />
      {isBeyond && most !== undefined ? (
        <p role="status" className="text-12 text-danger">
          {t('summary.beyond', { most: isolateFigure(formatMoney(most)) })}
        </p>
      ) : null}
      <CostList
        rows={[
          ...(payout
            ? [
                {
                  key: 'currency',
                  label: t('summary.inCurrency', { currency }),
                  value: inCurrency ? (
                    <Figure value={formatQuantity(trimDecimal(inCurrency))} unit={currency} />
                  ) : (
                    none
                  ),
                },
                { key: 'price', label: t('summary.rate', { currency }), value: usd(rate) },
              ]
            : []),
          {
            key: 'method',
            label: t('summary.method'),
            value: payout ? t('method.withNetwork', { currency, network: payout.network }) : t('method.bank'),
          },
          {
            key: 'where',
            label: t(payout ? 'summary.address' : 'summary.account'),
            value: destination === undefined ? none : <Figure value={destination} />,
          },
          {
            key: 'time',
            label: t('summary.time'),
            value: t(payout ? 'summary.timeNetwork' : 'summary.timeBank'),
          },
        ]}
      />
      {payout ? (
        <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
          {t('summary.rateNote')}
          {rate === '1' ? null : <SimulatedBadge />}
        </p>
      ) : null}
    </>
  )
}
