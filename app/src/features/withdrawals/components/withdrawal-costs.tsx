import { trimDecimal, type WithdrawalQuote } from '@swx/sdk/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity, formatRate } from '#core/format/figures.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { shortAddress } from '../model/address-issue.ts'
import type { WithdrawalForm } from '../model/withdrawal-form.ts'
import { payoutOf, type WithdrawalMethod } from '../model/withdrawal-method.ts'

const none = '–'

interface WithdrawalCostsProps {
  method: WithdrawalMethod
  amount: string | undefined
  /** What the amount comes to; undefined while it cannot be withdrawn. */
  quote: WithdrawalQuote | undefined
  /** Price of the currency of the payout in dollars. */
  rate: string | undefined
  /** The most that can be withdrawn, where more was typed. */
  beyond: string | undefined
}

/** The costs of a withdrawal line by line, and where and how it is paid out. */
export function WithdrawalCosts({ method, amount, quote, rate, beyond }: WithdrawalCostsProps) {
  const { t } = useTranslation('withdrawals')
  const payout = payoutOf(method.method)
  const destination = useDestination(payout === undefined)
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
      {beyond !== undefined ? (
        <p role="status" className="text-12 text-danger">
          {t('summary.beyond', { most: beyond })}
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

/** Where the money goes, masked; undefined while nothing is typed. */
export function useDestination(isBank: boolean): string | undefined {
  const [address, accountNo] = useWatch<WithdrawalForm, ['address', 'accountNo']>({
    name: ['address', 'accountNo'],
  })
  const text = (isBank ? accountNo : address).trim()
  if (text === '') return undefined
  return isBank ? `••${text.replace(/[\s-]/g, '').slice(-4)}` : shortAddress(text)
}
