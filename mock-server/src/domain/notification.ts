import type { Mode } from '../ledger/entry.ts'

/** The keys of notifications; apps have a text for each key. */
export const NOTICE_KEYS = [
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
  'order.trailingStop',
  'order.filled',
  'order.partnerFilled',
  'order.expired',
  'order.rejected',
  'order.stopsPassed',
  'order.frozen',
  'order.delisted',
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
  'alert.priceAbove',
  'alert.priceBelow',
  'alert.changeAbove',
  'alert.changeBelow',
] as const

export type NoticeKey = (typeof NOTICE_KEYS)[number]

/** A kind of notification that a user may switch off. */
export type NoticeSwitch = 'SMART' | 'ORDER' | 'OPTION' | 'NFT' | 'INVITE' | 'PRICE_ALERT'

/** A list of notifications can be limited to one of these groups. */
export type NoticeGroup = 'MONEY' | 'TRADING' | 'PLANS' | 'NFTS' | 'MARKET' | 'SECURITY' | 'INVITES'

const GROUPS: Readonly<Record<string, NoticeGroup>> = {
  DEPOSIT: 'MONEY',
  WITHDRAWAL: 'MONEY',
  LOAN: 'MONEY',
  SMART: 'PLANS',
  ORDER: 'TRADING',
  OPTION: 'TRADING',
  NFT: 'NFTS',
  INVITE: 'INVITES',
  KYC: 'SECURITY',
  PAYMENT: 'SECURITY',
  PRICE_ALERT: 'MARKET',
}

const kindOf = (titleKey: NoticeKey): string => {
  const subject = titleKey.split('.', 1)[0] as string
  return subject === 'alert' ? 'PRICE_ALERT' : subject.toUpperCase()
}

export const groupOf = (kind: string): NoticeGroup => GROUPS[kind] as NoticeGroup

/** Whether a user who switched off some kinds gets a notification. One about a stop-out cannot be switched off. */
export const isWanted = (titleKey: NoticeKey, off: readonly NoticeSwitch[] = []): boolean =>
  titleKey === 'order.stopOut' || !off.some((kind) => kind === kindOf(titleKey))

/** A notification for a user. Money in `params` is a decimal string. */
export interface NoticeDraft {
  readonly userId: string
  readonly titleKey: NoticeKey
  readonly params: Readonly<Record<string, string>>
  /** The account that it is about, if the product is available in both accounts. */
  readonly mode?: Mode
  /** The record to open. */
  readonly orderNo?: string
}

/** A stored notification. */
export interface Notification extends NoticeDraft {
  readonly id: string
  /** Follows from the first part of the key, such as `DEPOSIT`. */
  readonly kind: string
  readonly read: boolean
  readonly createdAt: number
}

export const createNotification = (draft: NoticeDraft, id: string, at: number): Notification => ({
  ...draft,
  id,
  kind: kindOf(draft.titleKey),
  read: false,
  createdAt: at,
})
