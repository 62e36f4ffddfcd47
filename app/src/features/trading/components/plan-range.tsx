import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../core/format/format-money.ts'
import { RichText } from '../../../lib/i18n/rich-text.tsx'
import type { Product } from '../model/plan.ts'

const figure = <bdi key="figure" dir="ltr" className="num" />
const whole = (amount: string) => formatMoney(amount).replace(/\.00$/, '')

/** The smallest and the largest amount of a plan. */
export function PlanRange({ product, text = 'range' }: { product: Product; text?: 'range' | 'order.range' }) {
  const { t } = useTranslation('trading')
  const values = { min: whole(product.minAmount), max: whole(product.maxAmount) }
  return <RichText text={t(text, values)} parts={[figure]} />
}
