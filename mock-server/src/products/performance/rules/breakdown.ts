import { divideDecimals } from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import { addProfit, type ProfitParts, sumOfParts } from '../../../domain/profit.ts'
import { formatUsd } from '../../../ledger/money.ts'
import type { PerformanceRow } from './row.ts'

/** Trades that were closed, in cents. */
export interface ClosedTrades {
  readonly closed: number
  readonly gains: number
  readonly losses: number
  readonly gained: bigint
  readonly lost: bigint
}

export const tradesOf = (rows: Iterable<PerformanceRow>): ClosedTrades => {
  const trades = { closed: 0, gains: 0, losses: 0, gained: 0n, lost: 0n }
  for (const { tradeResult } of rows) {
    if (tradeResult === undefined) continue
    trades.closed++
    if (tradeResult > 0n) {
      trades.gains++
      trades.gained += tradeResult
    } else if (tradeResult < 0n) {
      trades.losses++
      trades.lost += tradeResult
    }
  }
  return trades
}

/** The average of so many amounts, rounded half to even; undefined of none. */
export const averageOf = (sum: bigint, count: number): bigint | undefined =>
  count === 0 ? undefined : usdOf(divideDecimals(formatUsd(sum), count, 2))

/** The results of rows by product. */
export const bySource = (rows: Iterable<PerformanceRow>): ProfitParts => {
  let parts: ProfitParts = {}
  for (const { source, result } of rows) if (source !== undefined) parts = addProfit(parts, source, result)
  return parts
}

/** What an instrument brought, in cents; without a code, what belongs to none. */
export interface InstrumentResult {
  readonly code?: string
  readonly closed: number
  readonly gains: number
  readonly fees: bigint
  readonly result: bigint
}

/** The results of rows by instrument, largest first; what belongs to none comes last. */
export const byInstrument = (rows: Iterable<PerformanceRow>): readonly InstrumentResult[] => {
  const found = new Map<string | undefined, { closed: number; gains: number; fees: bigint; result: bigint }>()
  for (const { trade, result, fees, tradeResult } of rows) {
    if (result === 0n && fees === 0n && tradeResult === undefined) continue
    const sum = found.get(trade?.code) ?? { closed: 0, gains: 0, fees: 0n, result: 0n }
    if (tradeResult !== undefined) sum.closed++
    if (tradeResult !== undefined && tradeResult > 0n) sum.gains++
    sum.fees += fees
    sum.result += result
    found.set(trade?.code, sum)
  }
  return Array.from(found, ([code, sum]) => (code === undefined ? sum : { code, ...sum })).sort(
    (one: InstrumentResult, other: InstrumentResult) =>
      Number(one.code === undefined) - Number(other.code === undefined) ||
      Number(other.result - one.result) ||
      ((one.code ?? '') < (other.code ?? '') ? -1 : 1),
  )
}

/** What a UTC month brought. */
export interface MonthResult {
  /** `yyyy-mm`. */
  readonly month: string
  readonly result: bigint
  readonly bySource: ProfitParts
}

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

const nextMonth = (at: number): number => {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

/**
 * The results of booked rows by month, newest first, with what open positions gained in each.
 *
 * @param from when the range begins, epoch ms.
 * @param end exclusive: transactions at this moment or later are not part of the range.
 * @param unrealisedAt what open positions had gained just before a moment, in cents.
 */
export const byMonth = (
  rows: Iterable<PerformanceRow>,
  from: number,
  end: number,
  unrealisedAt: (moment: number) => bigint,
): readonly MonthResult[] => {
  const booked = new Map<string, PerformanceRow[]>()
  for (const row of rows) {
    const month = monthOf(row.at)
    const known = booked.get(month)
    if (known) known.push(row)
    else booked.set(month, [row])
  }
  const months: MonthResult[] = []
  for (let start = from; start < end; ) {
    const next = Math.min(nextMonth(start), end)
    const month = monthOf(start)
    const moved = unrealisedAt(next) - unrealisedAt(start)
    const parts = addProfit(bySource(booked.get(month) ?? []), 'ORDER', moved)
    if (Object.keys(parts).length > 0) months.push({ month, result: sumOfParts(parts), bySource: parts })
    start = next
  }
  return months.reverse()
}
