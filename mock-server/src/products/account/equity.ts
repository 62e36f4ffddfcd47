import type { ProductWorld } from '../../core/world.ts'
import { addProfit, type ProfitParts, profitSource, sumOfParts, worthChange } from '../../domain/profit.ts'
import type { Mode } from '../../ledger/entry.ts'

/** Wealth at a moment, and what moved it since the moment before, in cents. */
export interface EquityPoint {
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly equity: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  /** Profit of every product; negative for a loss. */
  readonly income: bigint
  readonly bySource: ProfitParts
}

/** The moments just after the entries of a user between two moments, in rising order. */
export function* afterEntries(
  { store }: ProductWorld,
  userId: string,
  mode: Mode,
  from: number,
  to: number,
): Generator<number> {
  let last: number | undefined
  for (const { at } of store.read.entries.listBy('user', [userId, mode])) {
    if (at < from || at >= to || at + 1 === last) continue
    last = at + 1
    yield last
  }
}

/** Rows in order of time, taken as far as just before a moment at a time. */
const before = <Row extends { readonly at: number }>(rows: Iterable<Row>) => {
  const iterator = rows[Symbol.iterator]()
  let next = iterator.next()
  return (at: number, take: (row: Row) => void): void => {
    for (; !next.done && next.value.at < at; next = iterator.next()) take(next.value)
  }
}

/**
 * The equity curve of a user, from the ledger and, for positions that were open then, from the prices of the time.
 * What is booked at a moment itself counts to the time after it.
 *
 * @param times moments in rising order, none later than now.
 * @param step how far before the first of them deposits, withdrawals and profit are counted, ms.
 */
export const equityHistory = (
  world: ProductWorld,
  userId: string,
  mode: Mode,
  times: readonly number[],
  step: number,
): readonly EquityPoint[] => {
  const [first] = times
  if (first === undefined) return []
  const { entries } = world.store.read
  const takeEntries = before(entries.listBy('user', [userId, mode]))
  const unrealisedAt = world.facts.unrealisedBefore(userId, mode)
  let booked = 0n
  let unrealised = unrealisedAt(first - step)
  return times.map((at, index) => {
    const since = times[index - 1] ?? at - step
    let [deposits, withdrawals] = [0n, 0n]
    let bySource = addProfit({}, 'ORDER', -unrealised)
    takeEntries(at, (entry) => {
      const { profit, paidIn, paidOut } = worthChange(entry)
      booked += profit + paidIn - paidOut
      if (entry.at < since) return
      if (profit !== 0n) bySource = addProfit(bySource, profitSource(entry.kind), profit)
      withdrawals += paidOut
      // A demo account that had more than it begins with pays the rest back when it is reset.
      if (paidIn < 0n) withdrawals -= paidIn
      else deposits += paidIn
    })
    unrealised = unrealisedAt(at)
    bySource = addProfit(bySource, 'ORDER', unrealised)
    const income = sumOfParts(bySource)
    return { at, equity: booked + unrealised, deposits, withdrawals, income, bySource }
  })
}
