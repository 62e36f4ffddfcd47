import { useTranslation } from 'react-i18next'
import { formatPrice } from '#core/format/figures.ts'
import { positionIn } from '../model/market-figures.ts'

interface PriceSpanProps {
  low: number
  high: number
  price: number
  decimals: number
}

/** Where a price lies between the lowest and the highest of a stretch. Runs left to right like a chart. */
export function PriceSpan({ low, high, price, decimals }: PriceSpanProps) {
  const { t } = useTranslation('market')
  const label = t('list.range', { low: formatPrice(low, decimals), high: formatPrice(high, decimals) })
  const share = Math.min(1, Math.max(0, positionIn(low, high, price)))
  return (
    <span
      role="img"
      dir="ltr"
      aria-label={label}
      title={label}
      className="relative z-1 block h-1 rounded-full bg-line before:absolute before:inset-x-0 before:-inset-y-3"
    >
      <i
        className="absolute -inset-y-1 w-0.5 rounded-[1px] bg-text"
        style={{ insetInlineStart: `calc(${(share * 100).toFixed(1)}% - 1px)` }}
      />
    </span>
  )
}
