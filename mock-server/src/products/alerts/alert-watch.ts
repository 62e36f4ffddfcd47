import { createPriceWatch, type PriceWatch, rememberReach } from '../../core/price-watch.ts'
import { DAY_MS, dayStart, nextSessionStep } from '../../domain/calendar.ts'
import type { Market } from '../../market/create-market.ts'
import type { ReadTable } from '../../store/table.ts'
import { isOnChange, levelOf } from './rules/alert.ts'
import { type AlertRow, watchedLevels } from './tables.ts'

/** The price before the day of a moment began, in ticks: what changes of the day are measured from. */
export const previousClose = (market: Market, code: string, at: number): number =>
  market.priceTicks(code, dayStart(at) - 1)

/** The first moment of a stretch at which the price is at or beyond a level, in an open session if that is asked for. */
const reachIn = (
  market: Market,
  row: Pick<AlertRow, 'code' | 'kind' | 'value' | 'isArmed'>,
  from: number,
  to: number,
): number | null => {
  const { side, ticks } = levelOf(row, previousClose(market, row.code, from))
  const crossing = side === 'above' ? 'atOrAbove' : 'atOrBelow'
  for (let begin = from; begin <= to; ) {
    const at = market.firstCrossing(row.code, ticks, crossing, begin, to)
    if (at === null || !row.isArmed || market.session(row.code, at) === 'OPEN') return at
    begin = nextSessionStep(at)
  }
  return null
}

/**
 * The first moment from `from` to `horizon` at which an alert fires, or is armed again. The level of a change is another
 * price each day, since it is measured from the close of the day before.
 */
export const findAlert = (
  market: Market,
  row: Pick<AlertRow, 'code' | 'kind' | 'value' | 'isArmed'>,
  from: number,
  horizon: number,
): number | null => {
  if (!isOnChange(row)) return reachIn(market, row, from, horizon)
  for (let begin = from; begin <= horizon; begin = dayStart(begin) + DAY_MS) {
    const at = reachIn(market, row, begin, Math.min(horizon, dayStart(begin) + DAY_MS - 1))
    if (at !== null) return at
  }
  return null
}

/** Finds in order of time which alerts fire or are armed again. */
export const createAlertWatch = (alerts: ReadTable<AlertRow>): PriceWatch =>
  createPriceWatch({
    rows: alerts,
    refOf: (row) => row.id,
    levelsOf: watchedLevels,
    moving: {
      rowsOf: (code) => alerts.listBy('alone', [code]),
      reach: rememberReach<AlertRow>((row) => row.watchedFrom, findAlert),
    },
  })
