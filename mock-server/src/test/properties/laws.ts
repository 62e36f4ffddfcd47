import { userInfo } from '../../core/account/user-info.ts'
import { balancesOf } from '../../core/books.ts'
import { isPaymentLocked } from '../../domain/user.ts'
import type { Mode } from '../../ledger/entry.ts'
import { formatUsd } from '../../ledger/money.ts'
import { brokenInvariants } from '../../runtime/invariants.ts'
import type { Answer } from '../customer.ts'
import type { UserAct } from './commands.ts'
import type { Ground } from './ground.ts'
import { hasChanged, markState, type StateMark } from './state-change.ts'

/** What the laws about commands compare: every user's accounts, and the state as a whole. */
export interface Before {
  readonly state: StateMark
  readonly entries: number
  readonly accounts: Readonly<Record<string, string>>
  readonly equity: bigint
  readonly cash: bigint
  readonly wasLocked: boolean
}

const MODES: readonly Mode[] = ['real', 'demo']

const cents = (text: string): bigint => BigInt(text.replace('.', ''))

const accountsOf = ({ world, users }: Ground): Record<string, string> => {
  const accounts: Record<string, string> = {}
  for (const { id } of users)
    for (const mode of MODES)
      accounts[`${id} ${mode}`] = Object.values(balancesOf(world.store.read, mode, id)).join()
  return accounts
}

const equityOf = ({ world, users }: Ground, who: number, mode: Mode): bigint => {
  const user = world.store.read.users.get(users[who]?.id ?? '')
  return user ? cents(userInfo(world, user, world.now()).accounts[mode].equity) : 0n
}

/** How many days of savings every user was credited who has them switched off. */
export const savingsOfRefusers = ({ world }: Ground): Record<string, number> => {
  const { users, incomes } = world.store.read
  const counts: Record<string, number> = {}
  for (const { id, savingsEnabled } of users.list())
    if (!savingsEnabled)
      counts[id] = [...incomes.listBy('user', [id, 'real'])].filter(
        ({ source }) => source === 'SAVINGS',
      ).length
  return counts
}

/** Remembers the state before a user's act. */
export const look = (trial: Ground, { who, mode }: UserAct): Before => {
  const { world, users } = trial
  const user = world.store.read.users.get(users[who]?.id ?? '')
  return {
    state: markState(world),
    entries: world.store.read.entries.size,
    accounts: accountsOf(trial),
    equity: equityOf(trial, who, mode),
    cash: user ? balancesOf(world.store.read, mode, user.id).cash : 0n,
    wasLocked: user !== undefined && mode === 'real' && isPaymentLocked(user, world.now()),
  }
}

/**
 * Errors that count a wrong password, or are the lock that a count has led to; a right one takes the count back,
 * even when there is then not enough money.
 */
const countsPasswords = (act: UserAct['act'], code: string): boolean =>
  ['11002', '11004'].includes(code) || (act === 'withdrawal' && code === '10011')
/** Acts by which others may get money back or a reward. */
const REACH_OTHERS = ['buyNft', 'openOrder', 'buyOptions']
const isError = ({ status, code }: Answer): boolean =>
  status !== 200 || !(code === '200' || code.startsWith('2000'))

function* broken(trial: Ground, before: Before, act: UserAct, answer: Answer): Generator<string> {
  const { world, users } = trial
  const { who, mode } = act
  const after = accountsOf(trial)
  const other: Mode = mode === 'real' ? 'demo' : 'real'
  if (answer.status >= 500) yield `HTTP ${answer.status}: ${answer.msg}`

  if (isError(answer)) {
    const entries = world.store.read.entries.size
    if (entries !== before.entries)
      yield `LI-09 refused with ${answer.code}, and ${entries - before.entries} entries more`
    if (!countsPasswords(act.act, answer.code) && hasChanged(world, before.state))
      yield `LI-09 refused with ${answer.code}, and changed`
  }
  for (const [index, { id }] of users.entries()) {
    if (after[`${id} ${other}`] !== before.accounts[`${id} ${other}`])
      yield `LI-05 the ${other} accounts of ${id} moved by a ${mode} command`
    if (
      index !== who &&
      !REACH_OTHERS.includes(act.act) &&
      after[`${id} ${mode}`] !== before.accounts[`${id} ${mode}`]
    )
      yield `LI-33 the ${mode} accounts of ${id} moved by another user`
  }
  const equity = equityOf(trial, who, mode)
  const had = before.equity
  if (equity > had && act.act !== 'resetDemo') yield `LI-31 equity rose from ${had} to ${equity}`

  const cash = balancesOf(world.store.read, mode, users[who]?.id ?? '').cash
  if (before.wasLocked && cash < before.cash && !['repayLoan', 'withdrawLoan'].includes(act.act))
    yield `LI-34 cash fell from ${before.cash} to ${cash} while payments were locked`
  if (before.wasLocked && act.act === 'recharge' && !isError(answer) && hasChanged(world, before.state))
    yield 'LI-34 a deposit was accepted while payments were locked'
}

/**
 * Fails where a user's act broke a law: those about commands, then those about the state.
 *
 * @throws Error that names each broken law.
 */
export const expectLaws = (trial: Ground, before: Before, act: UserAct, answer: Answer): void => {
  const found = [...broken(trial, before, act, answer)]
  if (found.length > 0) throw new Error(`${act.act} answered ${answer.code}: ${found.join('; ')}`)
}

/**
 * Fails where the world as it stands breaks a promise, or its API shows other figures than its books.
 *
 * @throws Error that names each broken promise.
 */
export const expectBooks = ({ world, users }: Ground): void => {
  const now = world.settle()
  const found = brokenInvariants(world, now).map(({ invariant, detail }) => `${invariant} ${detail}`)
  for (const { what, reason } of world.failures.list()) found.push(`${what} failed: ${reason}`)
  for (const { id } of users) {
    const user = world.store.read.users.get(id)
    if (!user) continue
    const { accounts } = userInfo(world, user, now)
    for (const mode of MODES) {
      const { cash, held } = balancesOf(world.store.read, mode, id)
      if (accounts[mode].available !== formatUsd(cash) || accounts[mode].held !== formatUsd(held))
        found.push(`LI-35 ${id} is shown ${accounts[mode].available}, the books have ${cash}`)
    }
  }
  if (found.length > 0) throw new Error(found.join('\n'))
}
