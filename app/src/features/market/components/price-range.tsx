import { useTranslation } from 'react-i18next'
import { formatPrice } from '#core/format/format-price.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { rangeOf } from '../model/range-of.ts'

interface PriceRangeProps {
  recent: readonly number[]
  price: number
  decimals: number
}

/** Where a price lies between the lowest and the highest of the last hundred. Runs left to right like a chart. */
export function PriceRange({ recent, price, decimals }: PriceRangeProps) {
  const { t } = useTranslation('market')
  const { low, high, position } = rangeOf(recent, price)
  const texts = { low: formatPrice(low, decimals), high: formatPrice(high, decimals) }
  const label = t('list.range', { low: isolateFigure(texts.low), high: isolateFigure(texts.high) })

  return (
    <div dir="ltr" className="grid grid-cols-[1fr_72px_1fr] items-center gap-2 text-12 text-muted">
      <span aria-hidden="true" className="num text-end">
        {texts.low}
      </span>
      <span role="img" aria-label={label} className="relative block h-1 rounded-full bg-line">
        <i
          className="absolute -inset-y-1 w-0.5 rounded-[1px] bg-text"
          style={{ insetInlineStart: `calc(${(position * 100).toFixed(1)}% - 1px)` }}
        />
      </span>
      <span aria-hidden="true" className="num">
        {texts.high}
      </span>
    </div>
  )
}
