import { formatPercent } from '#core/format/figures.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { FigureKey } from '../model/columns.ts'
import type { MarketFigures } from '../model/market-figures.ts'

interface StretchFigureProps {
  of: FigureKey
  /** A dash stands while they are not known. */
  figures: MarketFigures | undefined
}

/** One figure of an instrument over a longer stretch: a change, the volatility or the volume. */
export function StretchFigure({ of, figures }: StretchFigureProps) {
  if (figures === undefined) return <span className="text-muted">–</span>
  if (of === 'volatility')
    return (
      <bdi dir="ltr" className="num">
        {formatDecimal(figures.volatility, { decimals: 1, percent: true })}
      </bdi>
    )
  // Thousands and millions are words, which follow the figure in the direction of the language.
  if (of === 'volume') return <bdi className="num">{formatDecimal(figures.volume, { compact: true })}</bdi>
  return <PriceChange ofPrice text={formatPercent(figures[of])} />
}
