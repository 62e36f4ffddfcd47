import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatPercent } from '#core/format/figures.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { useMarketFigures } from '../api/use-market-figures.ts'
import type { MarketFigures } from '../model/market-figures.ts'
import type { MarketRow } from '../model/market-row.ts'
import { pickMovers } from '../model/pick-movers.ts'
import { useQuotes } from '../model/use-quotes.ts'
import { RowChart } from './row-chart.tsx'

/** The strongest moves of the day, either way, side by side: above the list on phones, over the whole width at home. */
export function MoverStrip({ rows }: { rows: readonly MarketRow[] }) {
  const { t } = useTranslation('market')
  const quoteOf = useQuotes()
  const figures = useMarketFigures().data
  const movers = useMemo(() => pickMovers(rows, 'either', quoteOf, 6), [rows, quoteOf])

  return (
    <ul
      aria-label={t('movers.strip')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-px [scrollbar-width:none]"
    >
      {movers.map((row) => (
        <li key={row.id} className="flex-none on-desktop:flex-1">
          <MoverCard row={row} figures={figures?.get(row.code)} />
        </li>
      ))}
    </ul>
  )
}

interface MoverCardProps {
  row: MarketRow
  figures: MarketFigures | undefined
}

function MoverCard({ row, figures }: MoverCardProps) {
  const { price, changePercent, trend } = useLivePrice(row.code) ?? { ...row, trend: 0 as const }

  return (
    <Link
      to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
      className="card grid min-w-37 gap-1 px-3 py-2.5 hover:no-underline"
    >
      <span className="flex items-center justify-between gap-3">
        <b>
          <bdi>{row.code}</bdi>
        </b>
        <RowChart row={row} figures={figures} className="block h-5 w-18" />
      </span>
      <span className="flex items-center justify-between gap-3">
        <FlashingPrice price={price} decimals={row.decimals} trend={trend} className="text-13" />
        <PriceChange ofPrice text={formatPercent(changePercent)} className="text-12" />
      </span>
    </Link>
  )
}
