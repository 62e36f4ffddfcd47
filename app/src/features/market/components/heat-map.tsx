import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatPercent } from '#core/format/figures.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { MarketRow } from '../model/market-row.ts'
import { heatOf, MAP_MAX, pickHeat } from '../model/pick-heat.ts'
import { quoteOf } from '../model/quote-of.ts'
import { useReorderTick } from '../model/use-reorder-tick.ts'
import { MOVERS_MS } from './movers.tsx'

/** The strongest moves of today among the rows of a tab as coloured tiles, from the biggest rise to the biggest fall. */
export function HeatMap({ rows }: { rows: readonly MarketRow[] }) {
  const { t } = useTranslation('market')
  const round = useReorderTick(MOVERS_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round stands for prices that moved outside of React
  const tiles = useMemo(() => pickHeat(rows, quoteOf), [rows, round])

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
