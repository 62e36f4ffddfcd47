import type { Notification } from './notice.ts'

/** Every text a notification can have; `npm test` compares them with what the mock server sends. */
export const noticeKeys = [
  'deposit.completed',
  'deposit.rejected',
  'deposit.failed',
  'withdrawal.approved',
  'withdrawal.completed',
  'withdrawal.rejected',
  'withdrawal.failed',
  'loan.disbursed',
  'loan.rejected',
  'loan.repaid',
  'loan.autoRepaid',
  'loan.overdue',
  'smart.matured',
  'order.stopLoss',
  'order.takeProfit',
  'order.stopOut',
  'option.won',
  'option.lost',
  'option.tied',
  'option.void',
  'nft.outbid',
  'nft.won',
  'invite.rewarded',
  'kyc.verified',
  'kyc.failed',
  'kyc.delayed',
  'payment.locked',
  'payment.unlocked',
] as const

/** One of {@link noticeKeys}. */
export type NoticeKey = (typeof noticeKeys)[number]

/** The text a notification asks for; undefined for one that this version of the app does not know. */
export const noticeKeyOf = ({ titleKey }: Pick<Notification, 'titleKey'>): NoticeKey | undefined =>
  noticeKeys.find((key) => key === titleKey)
