import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatPercent } from '#core/format/figures.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { MarketRow } from '../model/market-row.ts'
import { type QuoteOf, useQuotes } from '../model/use-quotes.ts'

/** More tiles than these say nothing more. */
export const MAP_MAX = 60

/** One tile of a heat map. */
interface HeatTile {
  readonly row: MarketRow
  /** Change since the close of the previous UTC day, in percent. */
  readonly changePercent: number
}

/** What moved most either way today, from the biggest rise to the biggest fall; what stands still is left out. */
export function pickHeat(rows: readonly MarketRow[], quoteOf: QuoteOf): readonly HeatTile[] {
  return rows
    .map((row) => ({ row, changePercent: quoteOf(row).changePercent }))
    .filter(({ changePercent }) => changePercent !== 0)
    .sort((a, b) => Math.abs(b.changePercent) - Math.abs(a.changePercent))
    .slice(0, MAP_MAX)
    .sort((a, b) => b.changePercent - a.changePercent)
}

/** Changes in percent from which a tile is coloured one step stronger. */
const steps = [0.5, 1, 2, 4]

/** How strongly a tile is coloured: 0 to 4. */
export const heatOf = (changePercent: number): number =>
  steps.filter((step) => Math.abs(changePercent) >= step).length

/** The strongest moves of today among the rows of a tab as coloured tiles, from the biggest rise to the biggest fall. */
export function HeatMap({ rows }: { rows: readonly MarketRow[] }) {
  const { t } = useTranslation('market')
  const quoteOf = useQuotes()
  const tiles = useMemo(() => pickHeat(rows, quoteOf), [rows, quoteOf])

  if (tiles.length === 0) return <p className="p-4 text-13 text-muted">{t('map.nothing')}</p>
  return (
    <div className="grid gap-2 p-2">
      <p className="px-2 text-12 text-muted">{t('map.hint', { count: MAP_MAX })}</p>
      <ul aria-label={t('map.label')} className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-1">
        {tiles.map(({ row, changePercent }) => (
          <li key={row.id}>
            <Link
              to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
              data-heat={heatOf(changePercent)}
              data-side={changePercent > 0 ? 'up' : 'down'}
              className="heat-tile"
            >
              <b className="max-w-full truncate">
                <bdi>{row.code}</bdi>
              </b>
              <PriceChange ofPrice text={formatPercent(changePercent)} className="text-13 text-text!" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
