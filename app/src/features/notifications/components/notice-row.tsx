import { clsx } from 'clsx'
import {
  Bell,
  CalendarCheck2,
  ChartCandlestick,
  Check,
  Gift,
  ImageIcon,
  ShieldCheck,
  Wallet,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { formatHourMinute } from '#core/format/format-time.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { Notice, NoticeGroup } from '../model/notice.ts'

export interface NoticeRowProps {
  notice: Notice
  /** Opening it marks it as read, too. */
  onRead: (notice: Notice) => void
  /** In the panel of the bell: without the group and the button. */
  isBrief?: boolean
}

/** One notice: what happened and when; leads to the record it is about. Unread ones have a dot and strong words. */
export function NoticeRow({ notice, onRead, isBrief = false }: NoticeRowProps) {
  const { t } = useTranslation('notifications')
  const { language } = useLanguage()
  const { group, isDemo, title, body, at, isRead, to } = notice
  return (
    <li
      data-swipe
      className="relative flex items-start border-b border-line last:border-0 hover:bg-surface-sunken"
    >
      {isRead ? null : (
        <span
          aria-hidden="true"
          className="absolute start-[5px] top-[26px] size-1.5 rounded-full bg-accent"
        />
      )}
      <Link
        to={to}
        onClick={() => onRead(notice)}
        className="flex min-w-0 flex-1 items-start gap-3 px-4 py-3 text-text hover:no-underline focus-visible:-outline-offset-2"
      >
        <NoticeIcon group={group} isRead={isRead} />
        <span className="flex min-w-0 flex-1 items-start gap-3">
          <span className="min-w-0 flex-1 basis-0">
            <span className={clsx('block break-words', !isRead && 'font-strong')}>
              {isRead ? null : <span className="sr-only">{t('unread')} </span>}
              {title}
            </span>
            <span className="block text-13 break-words text-muted">{body}</span>
            {isDemo ? <ModeBadge mode="demo" className="mt-1" /> : null}
          </span>
          <span className="flex min-w-9 flex-none items-center justify-end gap-3 pt-0.5">
            {isBrief ? null : (
              <Badge tone="quiet" className="on-mobile:hidden max-md:hidden">
                {t(`group.${group}`)}
              </Badge>
            )}
            <time dateTime={new Date(at).toISOString()} className="num text-12 text-muted">
              {formatHourMinute(at, language.tag)}
            </time>
          </span>
        </span>
      </Link>
      {isBrief || isRead ? null : (
        <IconButton
          label={t('markRead', { title })}
          icon={<Check className="size-4.5 text-muted" aria-hidden="true" />}
          className="absolute! end-2.5 bottom-0 size-11!"
          onClick={() => onRead(notice)}
        />
      )}
    </li>
  )
}

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
function NoticeIcon({ group, isRead }: Pick<Notice, 'group' | 'isRead'>) {
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
