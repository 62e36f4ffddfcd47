import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import type { Product } from '../model/plan.ts'

/** The smallest and the largest amount of a plan. */
export function PlanRange({ product, text = 'range' }: { product: Product; text?: 'range' | 'order.range' }) {
  const { t } = useTranslation('plans')
  const values = {
    min: formatMoney(product.minAmount, { short: true }),
    max: formatMoney(product.maxAmount, { short: true }),
  }
  return <RichText text={t(text, values)} />
}
