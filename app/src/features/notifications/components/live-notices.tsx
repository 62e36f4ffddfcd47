import { listNotification } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { toast } from '#ui/feedback/toast.ts'
import type { Notification } from '../model/notice.ts'
import { useNoticeWords } from './use-notice-words.ts'

/** What a user can still act on, or has waited for: told at once, wherever the user is. */
const urgent: Readonly<Record<string, 'bidAgain' | 'see'>> = {
  'nft.outbid': 'bidAgain',
  'nft.won': 'see',
  'alert.priceAbove': 'see',
  'alert.priceBelow': 'see',
  'alert.changeAbove': 'see',
  'alert.changeBelow': 'see',
}

export interface LiveNoticesProps {
  /** Changes whenever there is something new. */
  unread: number
  /** Older notifications were there before: the bell counts them. Server time, epoch ms. */
  since: number
}

/** Tells of a bid that was passed, or won, and of an alert that fired, while the app is open, with the way there. */
export function LiveNotices({ unread, since }: LiveNoticesProps) {
  const { t } = useTranslation('notifications')
  const client = useSwxClient()
  const navigate = useNavigate()
  const here = createPath(useLocation())
  const inWords = useNoticeWords()
  const told = useRef(new Set<string>())

  const tell = useEffectEvent((notification: Notification) => {
    const action = urgent[notification.titleKey]
    if (action === undefined || told.current.has(notification.id)) return
    told.current.add(notification.id)
    const { title, at, to, group } = inWords(notification)
    // The page of a work says it itself.
    if (at < since || (to === here && group === 'NFTS')) return
    toast(title, { action: { label: t(`live.${action}`), run: () => navigate(to) }, waits: true })
  })

  useEffect(() => {
    if (unread === 0) return
    let isGone = false
    listNotification(client, { unreadOnly: true, pageSize: 20 }, { cache: 'reload' }).then(
      ({ list }) => {
        if (!isGone) for (const notification of list.toReversed()) tell(notification)
      },
      // The bell counts it all the same.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [client, unread])

  return null
}
