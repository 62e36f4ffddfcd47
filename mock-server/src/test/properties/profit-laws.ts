import { userInfo } from '../../core/account/user-info.ts'
import { DAY_MS, dayStart } from '../../domain/calendar.ts'
import { addProfit, type ProfitParts, type ProfitSource } from '../../domain/profit.ts'
import type { Mode } from '../../ledger/entry.ts'
import { equityHistory } from '../../products/account/equity.ts'
import type { World } from '../../runtime/world.ts'
import type { Trial } from './trial.ts'

const MODES: readonly Mode[] = ['real', 'demo']
const cents = (text: string): bigint => BigInt(text.replace('.', ''))
const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((total, amount) => total + amount, 0n)

/** When the demo account of a user last began anew, as the place of that entry in the ledger; -1 of a real one. */
const lastStart = ({ store }: World, userId: string, mode: Mode): { seq: number; at: number } => {
  let start = { seq: -1, at: Number.NEGATIVE_INFINITY }
  for (const entry of store.read.entries.listBy('user', [userId, mode]))
    if (entry.kind === 'DEMO_START') start = entry
  return start
}

/** What was paid in less what was paid out, by the records of deposits, withdrawals, works and gifts. */
const paidByRecords = (world: World, userId: string, mode: Mode): bigint => {
  const { read } = world.store
  const start = lastStart(world, userId, mode)
  let paid = mode === 'demo' ? 100_000_00n : 0n
  for (const { kind, seq, postings } of read.entries.listBy('user', [userId, mode]))
    if (kind === 'GRANT' && seq > start.seq)
      paid += sum(postings.filter(({ account }) => account.startsWith('user:')).map(({ amount }) => amount))
  if (mode === 'demo') return paid
  for (const { userId: owner, status, usdAmount } of read.recharges.list())
    if (owner === userId && status === 'COMPLETED') paid += usdAmount
  for (const { userId: owner, status, receiveAmount } of read.withdrawals.list())
    if (owner === userId && status === 'COMPLETED') paid -= receiveAmount
  for (const { status, leading } of read.nfts.list())
    if (status === 'SOLD' && leading?.userId === userId) paid -= leading.amount
  return paid
}

/** What each product brought, by its own records. */
const profitByRecords = (world: World, userId: string, mode: Mode): ProfitParts => {
  const { read } = world.store
  const start = lastStart(world, userId, mode)
  const forgotten = new Set<string>()
  for (const { kind, seq, ref } of read.entries.listBy('user', [userId, mode]))
    if (kind === 'ORDER_CLOSE' && seq < start.seq) forgotten.add(ref)
  let parts: ProfitParts = {}
  const add = (source: ProfitSource, amount: bigint): void => {
    parts = addProfit(parts, source, amount)
  }
  for (const { source, amount, createdAt } of read.incomes.listBy('user', [userId, mode]))
    if (source !== 'ORDER' && createdAt > start.at) add(source, amount)
  for (const { orderNo, openFee, profit = -openFee } of read.positions.listBy('user', [userId, mode]))
    if (!forgotten.has(orderNo)) add('ORDER', profit)
  if (mode === 'demo') return parts
  for (const { penalty = 0n } of read.smartOrders.listBy('user', [userId])) add('SMART', -penalty)
  for (const loan of read.loans.listBy('user', [userId]))
    add('LOAN', -loan.accruedInterest - loan.overdueInterest)
  for (const { status, fee } of read.withdrawals.listBy('user', [userId]))
    if (status === 'COMPLETED') add('WITHDRAWAL', -fee)
  return parts
}

function* broken(world: World, userId: string, mode: Mode): Generator<string> {
  const user = world.store.read.users.get(userId)
  if (!user) return
  const { equity, profit } = userInfo(world, user, world.now()).accounts[mode]
  const who = `LI-31 ${mode} ${userId}`
  const paid = paidByRecords(world, userId, mode)
  if (cents(equity) !== paid + cents(profit.total))
    yield `${who}: equity ${equity}, paid in ${paid}, profit ${profit.total}`
  const parts = profit.bySource as Partial<Record<ProfitSource, string>>
  if (cents(profit.total) !== sum(Object.values(parts).map(cents)))
    yield `${who}: profit ${profit.total}, its parts ${JSON.stringify(parts)}`
  const expected = addProfit(profitByRecords(world, userId, mode), 'ORDER', cents(profit.unrealised))
  for (const source of new Set([...Object.keys(parts), ...Object.keys(expected)]) as Set<ProfitSource>)
    if (cents(parts[source] ?? '0.00') !== (expected[source] ?? 0n))
      yield `${who}: ${source} is ${parts[source]}, the records say ${expected[source]}`
}

/**
 * Fails where equity is not what was paid in less what was paid out with the profit in all, or where a product's part
 * of the profit is not what its records say.
 *
 * @throws Error that names each broken promise.
 */
export const expectProfits = ({ world, users }: Trial): void => {
  const found = users.flatMap(({ id }) => MODES.flatMap((mode) => [...broken(world, id, mode)]))
  if (found.length > 0) throw new Error(found.join('\n'))
}

function* brokenCurve(world: World, userId: string, mode: Mode, since: number): Generator<string> {
  const user = world.store.read.users.get(userId)
  if (!user) return
  const midnight = dayStart(world.now())
  const times: number[] = []
  for (let at = dayStart(since); at <= midnight; at += DAY_MS) times.push(at)
  const curve = equityHistory(world, userId, mode, times, DAY_MS)
  let had = 0n
  for (const { at, equity, deposits, withdrawals, income } of curve) {
    if (equity - had !== deposits - withdrawals + income)
      yield `${mode} ${userId} at ${new Date(at).toISOString()}: equity went from ${had} to ${equity} by ${income}`
    had = equity
  }
  const { profit } = userInfo(world, user, world.now()).accounts[mode]
  const start = lastStart(world, userId, mode).at
  // A demo account that was reset begins anew, and its curve goes on.
  if (mode === 'demo' && start > since) return
  const days = sum(curve.map(({ income }) => income))
  if (days + cents(profit.today) !== cents(profit.total))
    yield `${mode} ${userId}: ${days} on the days before, ${profit.today} today, ${profit.total} in all`
}

/**
 * Fails where a step of the equity curve is not its deposits, withdrawals and income, or where the days and today are
 * not the profit in all.
 *
 * @param since when the users were made, epoch ms.
 * @throws Error that names each broken promise.
 */
export const expectCurves = ({ world, users }: Trial, since: number): void => {
  const found = users.flatMap(({ id }) => MODES.flatMap((mode) => [...brokenCurve(world, id, mode, since)]))
  if (found.length > 0) throw new Error(found.join('\n'))
}
