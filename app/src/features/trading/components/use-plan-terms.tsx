import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatRate } from '../../../core/format/format-rate.ts'
import { formatDate, formatDayMonth } from '../../../core/format/format-time.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { simpleYearly } from '../../../core/savings/savings-tiers.ts'
import type { CostListProps } from '../../../ui/cost-list.tsx'
import { Figure } from '../../../ui/figure.tsx'
import type { Cycle, Product } from '../model/plan.ts'
import type { PlanPreview } from '../model/plan-preview.ts'

/** Everything that is agreed to when a plan is bought, line by line: amount, rates, days, revenue, cost of leaving. */
export function usePlanTerms(
  product: Product,
  cycle: Cycle,
  preview: PlanPreview & { readonly amount: string },
): CostListProps {
  const { t } = useTranslation('trading')
  const { language } = useLanguage()
  const money = (amount: string, sign = false) => <Figure value={formatMoney(amount, { sign })} unit="USD" />
  const rate = (fraction: number) => <Figure value={formatRate(fraction)} />
  const day = (at: number) => formatDate(at, language.tag)
  const leaveLater = t('order.leaveLater', {
    date: formatDayMonth(preview.valueDate, language.tag),
    rate: isolateFigure(formatRate(product.earlyExitPenaltyRate)),
  })
  const rows = {
    amount: [t('confirm.amount'), money(preview.amount)],
    term: [t('confirm.term'), t('days', { count: cycle.days })],
    rate: [t('confirm.rate'), rate(Number(cycle.dailyRate))],
    yearly: [t('confirm.yearly'), rate(simpleYearly(cycle.dailyRate))],
    valueDate: [t('order.valueDate'), day(preview.valueDate)],
    firstCredit: [t('order.firstCredit'), day(preview.firstCredit)],
    maturity: [t('order.maturity'), day(preview.maturesAt)],
    leaveNow: [t('order.leaveNow'), money('0.00')],
    leaveLater: [leaveLater, money(`-${preview.penalty}`)],
    daily: [t('order.daily', { count: cycle.days }), money(preview.daily, true)],
    total: [t('order.total'), money(preview.total, true)],
  } as const
  return {
    rows: Object.entries(rows).map(([key, [label, value]]) => ({ key, label, value })),
    total: { label: t('order.payout'), value: money(preview.payout) },
  }
}
