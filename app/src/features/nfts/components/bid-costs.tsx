import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { BidQuote } from '../model/bid-quote.ts'

export interface BidCostsProps {
  action: 'bid' | 'buy'
  /** Undefined until there is an amount. */
  quote: BidQuote | undefined
}

/** What a bid holds or a purchase takes, and what is available afterwards. */
export function BidCosts({ action, quote }: BidCostsProps) {
  const { t } = useTranslation('nfts')
  const money = (amount: string | undefined) =>
    amount === undefined ? '–' : <Figure value={formatMoney(amount)} unit="USD" />
  const isRaise = quote !== undefined && quote.heldNow !== quote.amount
  return (
    <div className="grid gap-1">
      <CostList
        rows={[
          { key: 'amount', label: t(`costs.${action}`), value: money(quote?.amount) },
          { key: 'fee', label: t('costs.fee'), value: money(quote && '0.00') },
          ...(isRaise
            ? [{ key: 'before', label: t('costs.before'), value: money(`-${quote.heldBefore}`) }]
            : []),
        ]}
        total={{ label: t(action === 'bid' ? 'costs.held' : 'costs.paid'), value: money(quote?.heldNow) }}
      />
      <CostList rows={[{ key: 'after', label: t('costs.after'), value: money(quote?.availableAfter) }]} />
    </div>
  )
}
