import { formatMoney, isolateFigure } from '#core/format/figures.ts'
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

const money = ['amount', 'revenue', 'profit']

/** The text a notification asks for; undefined for one that this version of the app does not know. */
export const noticeKeyOf = ({ titleKey }: Pick<Notification, 'titleKey'>): NoticeKey | undefined =>
  noticeKeys.find((key) => key === titleKey)

/** Its values as a text takes them: money with sign, separators and currency, the rest isolated as it came. */
export function noticeValues(params: Notification['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      money.includes(name)
        ? isolateFigure(`${formatMoney(value, { sign: name === 'profit' })} USD`)
        : `\u2068${value}\u2069`,
    ]),
  )
}
