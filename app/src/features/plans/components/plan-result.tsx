import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { type Plan, resultOf } from '../model/plan.ts'

/** What a plan brought so far; after an early exit, less the penalty. */
export function PlanResult({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const result = resultOf(plan)
  return (
    <>
      <PriceChange text={formatMoney(result, { sign: true })} className="font-strong" />
      <p className="text-12 text-muted">
        {plan.penalty === undefined ? t('mine.of') : t('mine.afterFee')}{' '}
        <Figure value={formatMoney(plan.penalty ?? plan.expectedRevenue)} unit="USD" />
      </p>
    </>
  )
}
