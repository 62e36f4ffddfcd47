import { useTranslation } from 'react-i18next'
import type { Notice, Notification } from '../model/notice.ts'
import { recordLink } from '../model/record-link.ts'

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

/** One of {@link noticeKeys}. */
type NoticeKey = (typeof noticeKeys)[number]

/** The text a notification asks for; undefined for one that this version of the app does not know. */
const noticeKeyOf = ({ titleKey }: Pick<Notification, 'titleKey'>): NoticeKey | undefined =>
  noticeKeys.find((key) => key === titleKey)

/** Puts notifications into the words of the language on show. */
export function useNoticeWords(): (notification: Notification) => Notice {
  const { t } = useTranslation('notifications')
  return (notification) => {
    const { id, group, params, createdAt, read } = notification
    const key = noticeKeyOf(notification)
    const line = {
      id,
      group,
      isDemo: notification.mode === 'demo',
      at: Date.parse(createdAt),
      isRead: read,
      to: recordLink(notification),
    }
    if (key === undefined) return { ...line, title: t('text.other.title'), body: t('text.other.body') }
    // Which values a text takes, and how it sets them, differs from key to key: the types cannot follow, a test does.
    const say = (name: string) => String(t(name as 'text.other.title', params as never))
    const lock = params.reason === 'WRONG_PASSWORD' ? 'attempts' : params.note ? 'note' : 'operator'
    const body = key === 'payment.locked' ? `text.${key}.${lock}` : `text.${key}.body`
    return { ...line, title: say(`text.${key}.title`), body: say(body) }
  }
}
