import { addDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { type Plan, resultOf } from '../model/plan.ts'

/** The money of a plan: put in, credited, expected; what it came to, or comes to if it is held. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const money = (amount: string, sign = false) => <Figure value={formatMoney(amount, { sign })} unit="USD" />
  const rows = [
    { key: 'amount', label: t('detail.amount'), value: money(plan.amount) },
    { key: 'distributed', label: t('detail.distributed'), value: money(plan.distributedRevenue, true) },
    { key: 'expected', label: t('detail.expected'), value: money(plan.expectedRevenue) },
  ]
  if (plan.refund === undefined) {
    const payout = addDecimals(plan.amount, plan.expectedRevenue)
    return <CostList rows={rows} total={{ label: t('detail.payout'), value: money(payout) }} />
  }
  const penalty = plan.penalty ?? '0.00'
  return (
    <CostList
      rows={[
        ...rows,
        { key: 'penalty', label: t('detail.penalty'), value: money(`-${penalty}`) },
        { key: 'refund', label: t('detail.refund'), value: money(plan.refund) },
      ]}
      total={{ label: t('detail.net'), value: money(resultOf(plan), true) }}
    />
  )
}
