import { divideDecimals } from '@swx/sdk/money'
import { profitPartsView } from '../../core/account/profit-view.ts'
import { given, moment } from '../../core/view.ts'
import { formatUsd } from '../../ledger/money.ts'
import { allRows, type ReadRange } from './read.ts'
import { averageOf, byInstrument, byMonth, bySource, type ClosedTrades, tradesOf } from './rules/breakdown.ts'
import { pointsOf, shownPoints } from './rules/points.ts'
import { largestFall, timeWeightedReturn } from './rules/returns.ts'
import { type PerformanceRow, sumOfRows } from './rules/row.ts'

const tradesView = ({ closed, gains, losses, gained, lost }: ClosedTrades) => ({
  closed,
  gains,
  losses,
  gained: formatUsd(gained),
  lost: formatUsd(lost),
  ...given('shareOfGains', closed === 0 ? undefined : divideDecimals(gains, closed, 4)),
  ...given('averageGain', averageOf(gained, gains), formatUsd),
  ...given('averageLoss', averageOf(lost, losses), formatUsd),
})

/** What happened within a range as the contract's `Performance`. */
export const performanceView = (range: ReadRange) => {
  const { from, end, to, bookedBefore, rows, unrealisedAt } = range
  const all = allRows(range)
  const sum = sumOfRows(all)
  const points = pointsOf(range)
  const [before, after] = [unrealisedAt(from), unrealisedAt(end)]
  const equityBefore = bookedBefore + before
  return {
    from: moment(Math.min(from, to)),
    to: moment(to),
    equityBefore: formatUsd(equityBefore),
    equity: formatUsd(equityBefore + sum.deposits - sum.withdrawals + sum.result),
    deposits: formatUsd(sum.deposits),
    depositCount: rows.filter(({ deposits }) => deposits !== 0n).length,
    withdrawals: formatUsd(sum.withdrawals),
    withdrawalCount: rows.filter(({ withdrawals }) => withdrawals !== 0n).length,
    result: formatUsd(sum.result),
    ...given('timeWeightedReturn', timeWeightedReturn(points)),
    unrealisedBefore: formatUsd(before),
    unrealised: formatUsd(after),
    fees: formatUsd(sum.fees),
    interest: formatUsd(sum.interest),
    trades: tradesView(tradesOf(all)),
    ...given('largestFall', largestFall(points), (fall) => ({
      from: moment(Math.min(fall.from, to)),
      to: moment(Math.min(fall.to, to)),
      amount: formatUsd(fall.amount),
      ...given('rate', fall.rate),
    })),
    bySource: profitPartsView(bySource(all)),
    byInstrument: byInstrument(all).map(({ fees, result, ...instrument }) => ({
      ...instrument,
      fees: formatUsd(fees),
      result: formatUsd(result),
    })),
    byMonth: byMonth(rows, from, end, unrealisedAt).map(({ month, result, bySource: parts }) => ({
      month,
      result: formatUsd(result),
      bySource: profitPartsView(parts),
    })),
    curve: shownPoints(range, points).map(({ at, equity, invested }) => ({
      at: moment(Math.min(at, to)),
      equity: formatUsd(equity),
      invested: formatUsd(invested),
    })),
  }
}

/** The sums over rows as the contract's `PerformanceSum`. */
export const sumView = (rows: Iterable<PerformanceRow>) => {
  const { deposits, withdrawals, result, fees, interest, tradeResult } = sumOfRows(rows)
  return {
    deposits: formatUsd(deposits),
    withdrawals: formatUsd(withdrawals),
    result: formatUsd(result),
    fees: formatUsd(fees),
    interest: formatUsd(interest),
    tradeResult: formatUsd(tradeResult),
  }
}

/** A row as the contract's `PerformanceRow`. */
export const rowView = (row: PerformanceRow, note: string | undefined) => ({
  id: row.id,
  ref: row.ref,
  kind: row.kind,
  ...given('source', row.source),
  ...given('code', row.trade?.code),
  ...given('direction', row.trade?.direction),
  at: moment(row.at),
  deposits: formatUsd(row.deposits),
  withdrawals: formatUsd(row.withdrawals),
  result: formatUsd(row.result),
  fees: formatUsd(row.fees),
  interest: formatUsd(row.interest),
  ...given('tradeResult', row.tradeResult, formatUsd),
  ...given('note', note),
})
