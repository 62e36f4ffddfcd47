import { applyRate, compareDecimals, quotePlan } from '@swx/sdk/money'
import { useListSmartProduct } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { formatMoney, formatRate, isolateFigure } from '#core/format/figures.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { ExampleCard, Usd } from './example-card.tsx'

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

const AMOUNT = '1000.00'

/** The first plan on offer with its shortest term, for 1,000.00 or the least it takes; `null` where there is none. */
function useExamplePlan() {
  return useListSmartProduct(
    { pageSize: limits.largestPage },
    {
      query: {
        select: ({ list }) => {
          const product = list.find(({ status }) => status === 'ON')
          const cycle = product?.cycles[0]
          if (product === undefined || cycle === undefined) return null
          const amount = compareDecimals(product.minAmount, AMOUNT) > 0 ? product.minAmount : AMOUNT
          const { days, dailyRate } = cycle
          const { earlyExitPenaltyRate: closeFeeRate } = product
          return { amount, days, dailyRate, closeFeeRate, ...quotePlan({ amount, days, dailyRate }) }
        },
      },
    },
  )
}
