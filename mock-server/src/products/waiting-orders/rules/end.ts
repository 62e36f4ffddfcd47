import { enter } from '../../../domain/history.ts'
import type { NoticeDraft, NoticeKey } from '../../../domain/notification.ts'
import { done, type Effects, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { pendingRelease } from '../../../ledger/templates/trading.ts'
import type { EndReason, WaitingOrder, WaitingStatus } from './waiting-order.ts'

const STATUS: Readonly<Record<EndReason, Exclude<WaitingStatus, 'WAITING' | 'FILLED'>>> = {
  USER: 'CANCELLED',
  PARTNER_FILLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  INSUFFICIENT_BALANCE: 'REJECTED',
  STOPS_PASSED: 'REJECTED',
  ACCOUNT_FROZEN: 'CANCELLED',
  DELISTED: 'CANCELLED',
  DEMO_RESET: 'CANCELLED',
}

/** What the user did needs no notice. */
const NOTICES: Readonly<Partial<Record<EndReason, NoticeKey>>> = {
  PARTNER_FILLED: 'order.partnerFilled',
  EXPIRED: 'order.expired',
  INSUFFICIENT_BALANCE: 'order.rejected',
  STOPS_PASSED: 'order.stopsPassed',
  ACCOUNT_FROZEN: 'order.frozen',
  DELISTED: 'order.delisted',
}

/** A waiting order that no longer waits: nothing is held for it. */
export const released = (order: WaitingOrder, status: WaitingStatus, at: number, reason?: string) => ({
  order: { ...order, ...enter(order, status, at, reason), held: 0n, holds: order.holds + 1, endedAt: at },
  entries: entriesOf(pendingRelease(order, order.held, order.holds + 1)),
})

/** A notice about a waiting order. */
export const noticeOf = (order: WaitingOrder, titleKey: NoticeKey): NoticeDraft => {
  const { userId, mode, code, orderNo } = order
  return { userId, mode, titleKey, params: { code }, orderNo }
}

/** Ends a waiting order without a position. */
export const endOrder = (
  order: WaitingOrder,
  reason: EndReason,
  at: number,
): Outcome<{ order: WaitingOrder }, 'orderNotWaiting'> => {
  if (order.status !== 'WAITING') return reject('orderNotWaiting')
  const { order: ended, entries } = released(order, STATUS[reason], at)
  const titleKey = NOTICES[reason]
  const notices: Effects['notices'] = titleKey === undefined ? [] : [noticeOf(order, titleKey)]
  return done({ order: { ...ended, reason } }, { entries, notices })
}
