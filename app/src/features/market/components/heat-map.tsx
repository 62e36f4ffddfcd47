import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatPercent, isolateFigure } from '#core/format/figures.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { FiguresByCode } from '../model/market-figures.ts'
import type { SortKey } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { layOutTiles, type Tile } from '../model/tree-map.ts'
import { type QuoteOf, useQuotes } from '../model/use-quotes.ts'

/** More tiles than these say nothing more. */
const TILES_MAX = 60
/** Square pixels that a tile has on average at least. */
const AREA_LEAST = 5_000
const HEIGHT = 560
/** Around the map, in pixels. */
const PADDING = 12

/** The changes that tiles can be coloured by. */
const stretches = ['change', 'week', 'month', 'year'] as const
type Stretch = (typeof stretches)[number]

/** Changes in percent from which a tile is coloured one step stronger. */
const steps: Readonly<Record<Stretch, readonly [number, number, number, number]>> = {
  change: [0.5, 1, 2, 4],
  week: [1, 2, 4, 8],
  month: [2, 4, 8, 16],
  year: [5, 10, 20, 40],
}

/** How strongly a tile is coloured: 0 to 4. */
export const heatOf = (stretch: Stretch, change: number): number =>
  steps[stretch].filter((step) => Math.abs(change) >= step).length

/** One instrument of a heat map. */
export interface HeatItem {
  readonly row: MarketRow
  /** In percent. */
  readonly change: number
  /** In dollars. */
  readonly volume: number
}

/** The instruments with the largest volume; those that were not traded are left out. */
export function pickHeat(
  rows: readonly MarketRow[],
  figures: FiguresByCode,
  quoteOf: QuoteOf,
  stretch: Stretch,
  most: number,
): readonly HeatItem[] {
  return rows
    .flatMap((row): HeatItem[] => {
      const known = figures.get(row.code)
      if (known === undefined || known.volume === 0) return []
      const change = stretch === 'change' ? quoteOf(row).changePercent : known[stretch]
      return [{ row, change, volume: known.volume }]
    })
    .sort((a, b) => b.volume - a.volume)
    .slice(0, most)
}

interface HeatMapProps {
  rows: readonly MarketRow[]
  figures: FiguresByCode
  /** A change that the list is ordered by gives the tiles their colour. */
  sort: SortKey
  /** In pixels. */
  width: number
}

/** The instruments of a tab as tiles: as large as their volume, coloured by their change. */
export function HeatMap({ rows, figures, sort, width }: HeatMapProps) {
  const { t } = useTranslation('market')
  const quoteOf = useQuotes()
  const stretch = stretches.find((one) => one === sort) ?? 'change'
  const most = Math.min(TILES_MAX, Math.max(6, Math.floor((width * HEIGHT) / AREA_LEAST)))
  const items = useMemo(
    () => pickHeat(rows, figures, quoteOf, stretch, most),
    [rows, figures, quoteOf, stretch, most],
  )
  const size = useMemo(() => ({ width: Math.max(width - 2 * PADDING, 200), height: HEIGHT }), [width])
  const tiles = useMemo(() => layOutTiles(items, ({ volume }) => volume, size), [items, size])

  if (tiles.length === 0) return <p className="p-4 text-13 text-muted">{t('map.nothing')}</p>
  return (
    <div className="grid gap-2 p-3">
      <ul aria-label={t('map.label')} className="relative" style={{ blockSize: HEIGHT }}>
        {tiles.map((tile) => (
          <HeatTile key={tile.item.row.id} tile={tile} stretch={stretch} />
        ))}
      </ul>
      <p className="text-12 text-muted">
        {t('map.hint', {
          stretch: t(`column.${stretch}`),
          most: isolateFigure(formatDecimal(steps[stretch][3], { percent: true })),
        })}
      </p>
    </div>
  )
}

function HeatTile({ tile, stretch }: { tile: Tile<HeatItem>; stretch: Stretch }) {
  const { t } = useTranslation('market')
  const { row, change, volume } = tile.item
  const { width, height } = tile
  const changeText = formatPercent(change)
  const hasChange = width >= 72 && height >= 44
  return (
    <li
      className="absolute p-px"
      style={{
        insetInlineStart: tile.start,
        insetBlockStart: tile.top,
        inlineSize: width,
        blockSize: height,
      }}
    >
      <Link
        to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
        data-heat={heatOf(stretch, change)}
        data-side={change > 0 ? 'up' : 'down'}
        title={`${row.name} ${changeText}`}
        className="heat-tile size-full"
      >
        <span className="sr-only">
          {t('map.tile', {
            code: row.code,
            name: row.name,
            change: isolateFigure(changeText),
            volume: isolateFigure(formatDecimal(volume, { compact: true })),
          })}
        </span>
        <b aria-hidden="true" className="max-w-full truncate text-13">
          <bdi>{row.code}</bdi>
        </b>
        <span aria-hidden="true" className={hasChange ? '' : 'text-12 leading-3.5'}>
          {hasChange ? (
            <PriceChange ofPrice text={changeText} className="text-13 text-text!" />
          ) : height >= 36 ? (
            <bdi dir="ltr">{formatDecimal(change, { decimals: 1, sign: true })}</bdi>
          ) : null}
        </span>
      </Link>
    </li>
  )
}
