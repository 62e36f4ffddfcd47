import { draftEntry, type EntryDraft, type Mode, userAccount } from '../entry.ts'

/** An approved deposit of `amount` cents. */
export const deposit = (userId: string, orderNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'DEPOSIT', orderNo, [{ from: 'ext:in', to: userAccount(userId, 'cash'), amount }])

/** Sandbox money out of nowhere: the only way to add money but for products and deposits. */
export const grant = (userId: string, mode: Mode, ref: string, amount: bigint): EntryDraft | undefined =>
  draftEntry(mode, 'GRANT', ref, [{ from: 'ext:sandbox-grant', to: userAccount(userId, 'cash'), amount }])

/** A submitted withdrawal: the gross amount is held. */
export const withdrawalHold = (userId: string, orderNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'WITHDRAWAL', orderNo, [
    { from: userAccount(userId, 'cash'), to: userAccount(userId, 'held'), amount },
  ])

/** A paid withdrawal: what was held leaves, the fee stays with the house. */
export const withdrawalPaid = (
  userId: string,
  orderNo: string,
  amount: bigint,
  fee: bigint,
): EntryDraft | undefined =>
  draftEntry('real', 'WITHDRAWAL_PAID', orderNo, [
    { from: userAccount(userId, 'held'), to: 'ext:out', amount: amount - fee },
    { from: userAccount(userId, 'held'), to: 'pl:fees', amount: fee },
  ])

/** A withdrawal that came to nothing: the gross amount is free again, the fee included. */
export const withdrawalReturn = (userId: string, orderNo: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('real', 'WITHDRAWAL_RETURN', orderNo, [
    { from: userAccount(userId, 'held'), to: userAccount(userId, 'cash'), amount },
  ])
