import { closeResult } from '../domain/positions/order.ts'
import { type Entry, type Mode, ownerOf } from '../ledger/entry.ts'
import type { World } from './world.ts'

/** Wealth at a moment, and what moved it since the moment before, in cents. */
export interface EquityPoint {
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly equity: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  /** Negative for a loss. */
  readonly income: bigint
}

const PAID_IN: readonly Entry['kind'][] = ['DEPOSIT', 'GRANT', 'DEMO_START']

/** What an entry adds to everything that a person owns less everything owed. */
const worth = ({ postings }: Entry): bigint =>
  postings.reduce((sum, { account, amount }) => (ownerOf(account) === undefined ? sum : sum + amount), 0n)

/** Rows in order of time, taken as far as a moment at a time. */
const untilOf = <Row>(rows: Iterable<Row>, timeOf: (row: Row) => number) => {
  const iterator = rows[Symbol.iterator]()
  let next = iterator.next()
  return (at: number, take: (row: Row) => void): void => {
    for (; !next.done && timeOf(next.value) <= at; next = iterator.next()) take(next.value)
  }
}

/**
 * The equity curve of a person, from the books and, for positions that were open then, from the prices of the time.
 *
 * @param times moments in rising order, none later than now.
 * @param step how far before the first moment deposits, withdrawals and income are counted, ms.
 */
export const equityHistory = (
  { store, market }: World,
  userId: string,
  mode: Mode,
  times: readonly number[],
  step: number,
): readonly EquityPoint[] => {
  const { entries, incomes, positions } = store.read
  const takeEntries = untilOf(entries.listBy('user', [userId, mode]), ({ at }) => at)
  const takeIncomes = untilOf(incomes.listBy('user', [userId, mode]), ({ createdAt }) => createdAt)
  const trades = [...positions.listBy('user', [userId, mode])]
  const unrealised = (at: number): bigint => {
    let sum = 0n
    for (const trade of trades) {
      if (trade.openTime > at || (trade.closeTime ?? Number.POSITIVE_INFINITY) <= at) continue
      sum += closeResult(trade, market.priceTicks(trade.code, at)).profit
    }
    return sum
  }
  let booked = 0n
  return times.map((at) => {
    let [deposits, withdrawals, income] = [0n, 0n, 0n]
    const isSince = (time: number): boolean => time > at - step
    takeEntries(at, (entry) => {
      const change = worth(entry)
      booked += change
      if (!isSince(entry.at)) return
      if (PAID_IN.includes(entry.kind)) deposits += change
      if (entry.kind === 'WITHDRAWAL_PAID') withdrawals -= change
    })
    takeIncomes(at, ({ createdAt, status, amount }) => {
      if (isSince(createdAt) && status === 'DIVIDED') income += amount
    })
    return { at, equity: booked + unrealised(at), deposits, withdrawals, income }
  })
}
