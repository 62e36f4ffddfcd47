import { draftEntry, type EntryDraft, type Mode, userAccount } from '../entry.ts'

/** Whose record, in which ledger, and its number. */
export interface TradeRef {
  readonly userId: string
  readonly mode: Mode
  readonly orderNo: string
}

/** A leveraged position is opened: margin set aside, fee paid. */
export const orderOpen = (
  { userId, mode, orderNo }: TradeRef,
  margin: bigint,
  fee: bigint,
): EntryDraft | undefined =>
  draftEntry(mode, 'ORDER_OPEN', orderNo, [
    { from: userAccount(userId, 'cash'), to: userAccount(userId, 'margin'), amount: margin },
    { from: userAccount(userId, 'cash'), to: 'pl:fees', amount: fee },
  ])

/** A leveraged position is closed: margin back, with the gain or loss (at most the margin) and less the fee. */
export const orderClose = (
  { userId, mode, orderNo }: TradeRef,
  margin: bigint,
  profit: bigint,
  fee: bigint,
): EntryDraft | undefined =>
  draftEntry(mode, 'ORDER_CLOSE', orderNo, [
    { from: userAccount(userId, 'margin'), to: userAccount(userId, 'cash'), amount: margin },
    { from: 'pl:trading', to: userAccount(userId, 'cash'), amount: profit },
    { from: userAccount(userId, 'cash'), to: 'pl:fees', amount: fee },
  ])

/**
 * A waiting order sets money aside, or more of it.
 *
 * @param change which change of its hold this is, from 1.
 */
export const pendingHold = (
  { userId, mode, orderNo }: TradeRef,
  amount: bigint,
  change: number,
): EntryDraft | undefined =>
  draftEntry(mode, 'PENDING_HOLD', `${orderNo}#${change}`, [
    { from: userAccount(userId, 'cash'), to: userAccount(userId, 'held'), amount },
  ])

/** A waiting order needs less, or ends: what was set aside is free again. */
export const pendingRelease = (
  { userId, mode, orderNo }: TradeRef,
  amount: bigint,
  change: number,
): EntryDraft | undefined =>
  draftEntry(mode, 'PENDING_RELEASE', `${orderNo}#${change}`, [
    { from: userAccount(userId, 'held'), to: userAccount(userId, 'cash'), amount },
  ])

/** A fixed-time option is bought. */
export const optionStake = ({ userId, mode, orderNo }: TradeRef, stake: bigint): EntryDraft | undefined =>
  draftEntry(mode, 'OPTION_STAKE', orderNo, [
    { from: userAccount(userId, 'cash'), to: userAccount(userId, 'stake'), amount: stake },
  ])

/** A fixed-time option is settled. `payout` is 0, the stake, or the stake and its gain. */
export const optionSettlement = (
  { userId, mode, orderNo }: TradeRef,
  stake: bigint,
  payout: bigint,
): EntryDraft | undefined =>
  draftEntry(mode, 'OPTION_SETTLEMENT', orderNo, [
    { from: userAccount(userId, 'stake'), to: 'pl:options', amount: stake },
    { from: 'pl:options', to: userAccount(userId, 'cash'), amount: payout },
  ])
