import { dayStart } from '../domain/calendar.ts'
import { closeResult } from '../domain/positions/order.ts'
import {
  addProfit,
  type ProfitParts,
  type ProfitSource,
  profitSource,
  sumOfParts,
  worthChange,
} from '../domain/profit.ts'
import type { Mode } from '../ledger/entry.ts'
import type { PositionRow } from '../store/tables/positions.ts'
import type { World } from './world.ts'

/** Profit and loss of a ledger over every product, in cents: the contract's `AccountProfit`. */
export interface AccountProfit {
  readonly total: bigint
  readonly today: bigint
  /** The part of the total that open positions have at the current price. */
  readonly unrealised: bigint
  readonly bySource: ProfitParts
  readonly todayBySource: ProfitParts
}

/**
 * Gains and losses before fees of the positions that were open just before a moment, at the price of that moment,
 * in cents.
 */
export const unrealisedBefore = (
  { market }: Pick<World, 'market'>,
  positions: Iterable<PositionRow>,
  at: number,
): bigint => {
  let sum = 0n
  for (const row of positions) {
    if (row.openTime >= at || (row.closeTime ?? Number.POSITIVE_INFINITY) < at) continue
    sum += closeResult(row, market.priceTicks(row.code, at)).profit
  }
  return sum
}

/**
 * What a user has gained or lost, from the ledger and, for positions that are open, from the current price.
 *
 * A demo account begins anew with each `DEMO_START` entry: a reset gives fresh money, and closes what was open.
 *
 * @param unrealised gains and losses of open positions now, in cents.
 * @param now virtual time, epoch ms.
 */
export const profitOf = (
  world: World,
  userId: string,
  mode: Mode,
  unrealised: bigint,
  now: number,
): AccountProfit => {
  const { entries, positions } = world.store.read
  const midnight = dayStart(now)
  let parts = new Map<ProfitSource, bigint>()
  let partsToday: ProfitParts = {}
  let began = Number.NEGATIVE_INFINITY
  for (const entry of entries.listBy('user', [userId, mode])) {
    if (entry.kind === 'DEMO_START') {
      parts = new Map()
      partsToday = {}
      began = entry.at
      continue
    }
    const { profit } = worthChange(entry)
    if (profit === 0n) continue
    const source = profitSource(entry.kind)
    parts.set(source, (parts.get(source) ?? 0n) + profit)
    if (entry.at >= midnight) partsToday = addProfit(partsToday, source, profit)
  }
  // What open positions had gained by midnight is not of today; those of before a reset are forgotten with it.
  const before =
    began >= midnight ? 0n : unrealisedBefore(world, positions.listBy('user', [userId, mode]), midnight)
  const bySource = addProfit(Object.fromEntries(parts), 'ORDER', unrealised)
  const todayBySource = addProfit(partsToday, 'ORDER', unrealised - before)
  return {
    total: sumOfParts(bySource),
    today: sumOfParts(todayBySource),
    unrealised,
    bySource,
    todayBySource,
  }
}
