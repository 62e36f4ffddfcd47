import { draftEntry, type EntryDraft, userAccount } from '../entry.ts'

/** Interest on free cash for `day` (`yyyy-mm-dd`). */
export const savingsInterest = (userId: string, day: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'SAVINGS', `${day}#${userId}`, [
    { from: 'pl:yield', to: userAccount(userId, 'cash'), amount },
  ])

/** Money into a plan. */
export const smartBuy = (userId: string, orderNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'SMART_BUY', orderNo, [
    { from: userAccount(userId, 'cash'), to: userAccount(userId, 'smart'), amount },
  ])

/** A plan's yield for `day` (`yyyy-mm-dd`). */
export const smartYield = (
  userId: string,
  orderNo: string,
  day: string,
  amount: bigint,
): EntryDraft | undefined =>
  draftEntry('real', 'SMART_YIELD', `${orderNo}#${day}`, [
    { from: 'pl:yield', to: userAccount(userId, 'cash'), amount },
  ])

/** The principal comes back at maturity. */
export const smartMaturity = (userId: string, orderNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'SMART_MATURITY', orderNo, [
    { from: userAccount(userId, 'smart'), to: userAccount(userId, 'cash'), amount },
  ])

/** The principal comes back early, less the penalty. */
export const smartExit = (
  userId: string,
  orderNo: string,
  amount: bigint,
  penalty: bigint,
): EntryDraft | undefined =>
  draftEntry('real', 'SMART_EXIT', orderNo, [
    { from: userAccount(userId, 'smart'), to: userAccount(userId, 'cash'), amount: amount - penalty },
    { from: userAccount(userId, 'smart'), to: 'pl:penalty', amount: penalty },
  ])

/** The reward for an invited friend. */
export const inviteReward = (inviterId: string, inviteeId: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'INVITE_REWARD', inviteeId, [
    { from: 'pl:marketing', to: userAccount(inviterId, 'cash'), amount },
  ])
