import { type AccountSummary, summariseAccount } from '../../domain/account.ts'
import { noIncome } from '../../domain/income.ts'
import { isPaymentLocked, type User } from '../../domain/user.ts'
import type { Mode } from '../../ledger/entry.ts'
import { formatUsd } from '../../ledger/money.ts'
import { balancesOf } from '../books.ts'
import { given, moment } from '../view.ts'
import type { ProductWorld } from '../world.ts'
import { drawAvatar } from './avatar.ts'
import { profitOf } from './profit.ts'
import { profitView } from './profit-view.ts'

/** One ledger of a user at a moment of virtual time, as the contract's `Account`. */
const accountOf = (world: ProductWorld, userId: string, mode: Mode, now: number) => {
  const { read } = world.store
  const income = read.incomeTotals.get(`${mode} ${userId}`) ?? noIncome(userId, mode)
  const unrealised = world.facts.unrealised(userId, mode, now)
  return {
    ...accountView(summariseAccount(mode, balancesOf(read, mode, userId), unrealised, income, now)),
    profit: profitView(profitOf(world, userId, mode, unrealised, now)),
  }
}

const accountView = ({ mode, currency, ...amounts }: AccountSummary) => ({
  mode,
  currency,
  available: formatUsd(amounts.available),
  held: formatUsd(amounts.held),
  inSmart: formatUsd(amounts.inSmart),
  inMargin: formatUsd(amounts.inMargin),
  inStake: formatUsd(amounts.inStake),
  loanDebt: formatUsd(amounts.loanDebt),
  equity: formatUsd(amounts.equity),
  totalIncome: formatUsd(amounts.totalIncome),
  todayIncome: formatUsd(amounts.todayIncome),
})

/** A user as the contract's `UserInfo`: both ledgers, nothing secret. */
export const userInfo = (world: ProductWorld, user: User, now: number) => {
  const avatar = user.avatarId === undefined ? undefined : world.store.read.uploads.get(user.avatarId)
  return {
    id: user.id,
    userName: user.userName,
    email: user.email,
    ...given('phone', user.phone),
    ...given('areaCode', user.areaCode),
    ...given('avatarUrl', avatar, ({ sha256 }) => drawAvatar(sha256)),
    inviteCode: user.inviteCode,
    status: user.status,
    kycStatus: user.kycStatus,
    ...given('kycFailReason', user.kycFailReason),
    hasPassword: user.password !== undefined,
    hasSecurityPassword: user.securityPassword !== undefined,
    paymentLocked: isPaymentLocked(user, now),
    demoEnabled: user.demoEnabled,
    savingsEnabled: user.savingsEnabled,
    ...given('preferences', user.preferences),
    accounts: {
      real: accountOf(world, user.id, 'real', now),
      demo: accountOf(world, user.id, 'demo', now),
    },
    unreadCount: world.store.read.notifications.countBy('unread', [user.id]),
    ...given('noticesOff', user.noticesOff?.length ? user.noticesOff : undefined),
    ...given('googleEmail', user.google ? (user.googleEmail ?? user.email) : undefined),
    createdAt: moment(user.createdAt),
  }
}
