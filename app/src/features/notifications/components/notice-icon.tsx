import { clsx } from 'clsx'
import { Bell, CalendarCheck2, ChartCandlestick, Gift, ImageIcon, ShieldCheck, Wallet } from 'lucide-react'
import { byMember } from '#lib/enums/by-member.ts'
import type { NoticeGroup } from '../model/notice.ts'

const iconOf = byMember<NoticeGroup, typeof Bell>(
  {
    MONEY: Wallet,
    TRADING: ChartCandlestick,
    PLANS: CalendarCheck2,
    NFTS: ImageIcon,
    MARKET: Bell,
    SECURITY: ShieldCheck,
    INVITES: Gift,
  },
  Bell,
)

/** The sign of a group; tinted while the notice is unread. */
export function NoticeIcon({ group, isRead }: { group: NoticeGroup; isRead: boolean }) {
  const Icon = iconOf(group)
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-8 flex-none place-items-center rounded-full',
        isRead ? 'bg-surface-sunken text-muted inset-ring inset-ring-line' : 'bg-accent-soft text-accent',
      )}
    >
      <Icon className="size-4.5" />
    </span>
  )
}
