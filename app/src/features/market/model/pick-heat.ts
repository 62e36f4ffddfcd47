import type { MarketRow } from './market-row.ts'
import type { Quote } from './sort-rows.ts'

/** More tiles than these say nothing more. */
export const MAP_MAX = 60

/** One tile of a heat map. */
export interface HeatTile {
  readonly row: MarketRow
  /** Change since the close of the previous UTC day, in percent. */
  readonly changePercent: number
}

/** What moved most either way today, from the biggest rise to the biggest fall; what stands still is left out. */
export function pickHeat(
  rows: readonly MarketRow[],
  quoteOf: (row: MarketRow) => Quote,
): readonly HeatTile[] {
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
