import { createPriceWatch, type PriceWatch, rememberReach } from '../../core/price-watch.ts'
import type { ReadTable } from '../../store/table.ts'
import { type PositionRow, watchedLevels } from './tables.ts'
import { findTrailingStop } from './trailing-stop.ts'

/** Finds the exits of open positions in order of time. */
export const createExitWatch = (positions: ReadTable<PositionRow>): PriceWatch =>
  createPriceWatch({
    rows: positions,
    refOf: (row) => row.orderNo,
    levelsOf: watchedLevels,
    moving: {
      rowsOf: (code) => positions.listBy('trailing', [code]),
      reach: rememberReach<PositionRow>((row) => row.watchedFrom, findTrailingStop),
    },
  })
