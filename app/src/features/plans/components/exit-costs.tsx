import type { components } from '@swx/sdk'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { formatRate } from '#core/format/format-rate.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { Plan } from '../model/plan.ts'

export interface ExitCostsProps {
  plan: Plan
  quote: components['schemas']['ExitPreview']
}

/** What leaving costs and leaves, as the server worked it out. */
export function ExitCosts({ plan, quote }: ExitCostsProps) {
  const { t } = useTranslation('plans')
  const money = (amount: string, sign = false) => <Figure value={formatMoney(amount, { sign })} unit="USD" />
  const isFree = Number(quote.penaltyRate) === 0
  const penalty = isFree
    ? t('earlyClose.free')
    : t('earlyClose.fee', { rate: isolateFigure(formatRate(quote.penaltyRate)) })
  return (
    <CostList
      rows={[
        { key: 'amount', label: t('earlyClose.amount'), value: money(plan.amount) },
        { key: 'penalty', label: penalty, value: money(isFree ? quote.penalty : `-${quote.penalty}`) },
        { key: 'refund', label: t('earlyClose.refund'), value: money(quote.refund) },
        { key: 'kept', label: t('earlyClose.kept'), value: money(quote.kept, true) },
        { key: 'lost', label: t('earlyClose.lost'), value: money(quote.lostRevenue) },
      ]}
      total={{ label: t('earlyClose.net'), value: money(quote.net, true) }}
    />
  )
}
