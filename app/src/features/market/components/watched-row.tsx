import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatPercent } from '#core/format/figures.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { PriceAge } from '#core/live-prices/price-age.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { MarketRow } from '../model/market-row.ts'

/** An instrument with its live price in a list beside others. */
export function WatchedRow({ row }: { row: MarketRow }) {
  const { price, changePercent, trend } = useLivePrice(row.code) ?? { ...row, trend: 0 as const }

  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
        className="grid grid-cols-[minmax(0,1fr)_92px_84px] items-center gap-3 px-4 py-2 hover:bg-surface-sunken hover:no-underline focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <b className="block truncate">
            <bdi>{row.code}</bdi>
          </b>
          <span className="block text-12 text-muted">
            <bdi className="inline-block max-w-full truncate align-bottom" title={row.name}>
              {row.name}
            </bdi>
          </span>
        </span>
        <span className="figure-end">
          <FlashingPrice price={price} decimals={row.decimals} trend={trend} />
          <PriceAge code={row.code} />
        </span>
        <span className="figure-end">
          <PriceChange ofPrice text={formatPercent(changePercent)} />
        </span>
      </Link>
    </li>
  )
}
