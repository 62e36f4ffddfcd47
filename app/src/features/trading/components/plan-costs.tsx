import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatRate } from '../../../core/format/format-rate.ts'
import { formatDayMonth } from '../../../core/format/format-time.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { CostList } from '../../../ui/cost-list.tsx'
import { Figure } from '../../../ui/figure.tsx'
import type { PlanPreview } from '../model/plan-preview.ts'

/** Props of {@link PlanCosts}. */
export interface PlanCostsProps {
  days: number
  penaltyRate: string
  dates: Pick<PlanPreview, 'valueDate'>
  /** Undefined until there is an amount. */
  preview: (PlanPreview & { readonly amount: string }) | undefined
}

/** What a plan comes to if it is held, and what leaving it costs, in one table each. */
export function PlanCosts({ days, penaltyRate, dates, preview }: PlanCostsProps) {
  const { t } = useTranslation('trading')
  const { language } = useLanguage()
  const figure = (amount: string | undefined, sign = false) =>
    amount === undefined ? '–' : <Figure value={formatMoney(amount, { sign })} unit="USD" />

  return (
    <>
      <CostList
        rows={[
          { key: 'daily', label: t('order.daily', { count: days }), value: figure(preview?.daily, true) },
          { key: 'total', label: t('order.total'), value: figure(preview?.total, true) },
          { key: 'principal', label: t('order.principal'), value: figure(preview?.amount) },
        ]}
        total={{ label: t('order.payout'), value: figure(preview?.payout) }}
      />
      <div className="border-t border-line pt-1.5">
        <CostList
          rows={[
            { key: 'now', label: t('order.leaveNow'), value: figure('0.00') },
            {
              key: 'later',
              label: t('order.leaveLater', {
                date: formatDayMonth(dates.valueDate, language.tag),
                rate: isolateFigure(formatRate(penaltyRate)),
              }),
              value: figure(preview && `-${preview.penalty}`),
            },
          ]}
        />
      </div>
    </>
  )
}
