import { useTranslation } from 'react-i18next'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { RatePair } from '#ui/figure/rate-pair.tsx'
import type { Product } from '../model/plan.ts'

/** A plan's daily rate with its yearly one beside it, in the same size. */
export function PlanRates({ dailyRate }: { dailyRate: string }) {
  const { t } = useTranslation('plans')
  return (
    <RatePair
      entries={[
        { label: t('rates.perDay'), rate: formatRate(dailyRate) },
        { label: t('rates.perYear'), rate: formatRate(simpleYearly(dailyRate)) },
      ]}
    />
  )
}

/** The smallest and the largest amount of a plan. */
export function PlanRange({ product, text = 'range' }: { product: Product; text?: 'range' | 'order.range' }) {
  const { t } = useTranslation('plans')
  const values = {
    min: formatMoney(product.minAmount, { short: true }),
    max: formatMoney(product.maxAmount, { short: true }),
  }
  return <RichText text={t(text, values)} />
}
