import { levelIndex, type PriceLevels } from '../../core/price-watch.ts'
import type { CoreTables } from '../../core/tables.ts'
import { defineTable } from '../../store/define-table.ts'
import { type Alert, isOnChange, levelOf } from './rules/alert.ts'

/** An alert as it is kept. */
export interface AlertRow extends Alert {
  /** From when on prices are watched for it, epoch ms. */
  readonly watchedFrom: number
  /** Whether its level may have been reached before: it has just fired, or its session is closed. */
  readonly isLate: boolean
}

const NO_LEVELS: PriceLevels = { above: undefined, below: undefined }

/** An alert with a fixed level that the price has not reached yet is watched with all others of its instrument. */
const isWatchedAlone = (row: AlertRow): boolean => row.active && (row.isLate || isOnChange(row))

/** The price that an alert waits for; none of one that is inactive or watched alone. */
export const watchedLevels = (row: AlertRow): PriceLevels => {
  if (!row.active || isWatchedAlone(row)) return NO_LEVELS
  const { side, ticks } = levelOf(row, 0)
  return { ...NO_LEVELS, [side]: ticks }
}

/** Alerts that a user can have. */
export const MOST_ALERTS = 100

/** Alerts on prices. */
export const alertTables = {
  alerts: defineTable<AlertRow>({
    key: (row) => row.id,
    index: {
      user: (row) => [row.userId, row.id],
      ...levelIndex(watchedLevels),
      alone: (row) => (isWatchedAlone(row) ? [row.code] : undefined),
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type AlertTables = CoreTables & typeof alertTables
