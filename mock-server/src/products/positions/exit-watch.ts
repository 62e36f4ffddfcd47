import { createPriceWatch, type PriceWatch } from '../../core/price-watch.ts'
import type { Market } from '../../market/create-market.ts'
import type { ReadTable } from '../../store/table.ts'
import { type PositionRow, watchedLevels } from './tables.ts'
import { findTrailingStop } from './trailing-stop.ts'

/** What was found out about the trailing stop of a position, as it and the market were then. */
interface Found {
  readonly market: Market
  readonly horizon: number
  readonly at: number | null
}

/** Finds the exits of open positions in order of time. */
export const createExitWatch = (positions: ReadTable<PositionRow>): PriceWatch => {
  const found = new WeakMap<PositionRow, Found>()
  return createPriceWatch({
    rows: positions,
    levelsOf: watchedLevels,
    moving: {
      rowsOf: (code) => positions.listBy('trailing', [code]),
      reach(market, row, horizon) {
        const known = found.get(row)
        if (known?.market === market && (known.at !== null || known.horizon >= horizon)) return known.at
        const start = known?.market === market ? known.horizon + 1 : row.watchedFrom
        const at = findTrailingStop(market, row, start, horizon)
        found.set(row, { market, horizon, at })
        return at
      },
    },
  })
}
