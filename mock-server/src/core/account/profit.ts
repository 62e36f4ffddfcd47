import { dayStart } from '../../domain/calendar.ts'
import {
  addProfit,
  type ProfitParts,
  type ProfitSource,
  profitSource,
  sumOfParts,
  worthChange,
} from '../../domain/profit.ts'
import type { Mode } from '../../ledger/entry.ts'
import type { ProductWorld } from '../world.ts'

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
 * What a user has gained or lost, from the ledger and, for positions that are open, from the current price.
 *
 * A demo account begins anew with each `DEMO_START` entry: a reset gives fresh money, and closes what was open.
 *
 * @param unrealised gains and losses of open positions now, in cents.
 * @param now virtual time, epoch ms.
 */
export const profitOf = (
  world: ProductWorld,
  userId: string,
  mode: Mode,
  unrealised: bigint,
  now: number,
): AccountProfit => {
  const { entries } = world.store.read
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
  const before = began >= midnight ? 0n : world.facts.unrealisedBefore(userId, mode)(midnight)
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
