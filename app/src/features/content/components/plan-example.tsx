import { applyRate } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { formatRate } from '#core/format/format-rate.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { useExamplePlan } from '../api/use-example-plan.ts'
import { ExampleCard } from './example-card.tsx'
import { Usd } from './usd.tsx'

/** What a plan pays, and what closing it early costs. */
export function PlanExample() {
  const { t } = useTranslation('content')
  const plan = useExamplePlan()
  return (
    <ExampleCard
      title={t('examples.plan.title')}
      query={plan}
      lines={(offer) =>
        offer === null
          ? undefined
          : {
              rows: [
                { key: 'amount', label: t('examples.amount'), value: <Usd amount={offer.amount} /> },
                { key: 'days', label: t('examples.plan.days'), value: formatDecimal(offer.days) },
                {
                  key: 'daily',
                  label: t('examples.plan.daily', { rate: isolateFigure(formatRate(offer.dailyRate)) }),
                  value: <Usd amount={offer.dailyRevenue} />,
                },
                {
                  key: 'fee',
                  label: t('examples.plan.fee', { rate: isolateFigure(formatRate(offer.closeFeeRate)) }),
                  value: <Usd amount={applyRate(offer.amount, offer.closeFeeRate)} />,
                },
              ],
              total: { label: t('examples.plan.earnings'), value: <Usd amount={offer.expectedRevenue} /> },
              note: t('examples.plan.note', { amount: isolateFigure(`${formatMoney(offer.amount)} USD`) }),
            }
      }
    />
  )
}
