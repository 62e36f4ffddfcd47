import { Check, CheckCheck, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { pageParts } from '#config/page-parts.ts'
import { useUnreadCount } from '#core/session/use-user-info.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Columns, Page } from '#ui/layout/page.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useMarkRead } from '../api/use-notices.ts'
import { type LocalNotices, type NoticeFilter, noticeFilters } from '../model/notice.ts'
import { NoticeList } from './notice-list.tsx'
import { NoticeSwitches } from './notice-switches.tsx'

export interface NotificationsPageProps {
  filter: NoticeFilter
  onFilter: (filter: NoticeFilter) => void
  local: LocalNotices
}

/** What happened to the account, by day, and which kinds of it the user wants to hear of. */
export function NotificationsPage({ filter, onFilter, local }: NotificationsPageProps) {
  const { t } = useTranslation(['notifications', 'common'])
  const isMobile = useDevice() === 'mobile'
  const { isBusy, markRead, markAllRead } = useMarkRead(local)
  const { hash, key } = useLocation()
  const asksForSwitches = hash === `#${pageParts.notices}`
  // Each link that leads to them opens them; from then on the user's own choice counts.
  const [choice, setChoice] = useState<{ readonly key: string; readonly isOpen: boolean }>()
  const isChoosing = asksForSwitches && choice?.key !== key ? true : (choice?.isOpen ?? false)
  const setIsChoosing = (isOpen: boolean) => setChoice({ key, isOpen })
  const unread = useUnreadCount() + local.notices.filter(({ isRead }) => !isRead).length
  const tabs = noticeFilters.map((id) => ({
    id,
    label: t(id === 'all' || id === 'unread' ? `tab.${id}` : `group.${id}`),
    count: id === 'unread' ? unread : undefined,
  }))

  const list = (
    <section className="card min-w-0 overflow-hidden" aria-label={t('common:page.notification')}>
      <Tabs
        label={t('tabs')}
        tabs={tabs}
        selected={filter}
        onSelect={onFilter}
        panelId="notices"
        className="border-b border-line px-1.5"
      />
      <div id="notices" role="tabpanel" aria-label={t('tabs')}>
        <NoticeList
          key={filter}
          filter={filter}
          onShowAll={() => onFilter('all')}
          local={local.notices}
          onRead={markRead}
        />
      </div>
    </section>
  )
  return (
    <Page>
      <PageHeading
        page="notification"
        aside={
          isMobile ? (
            <Button
              size="sm"
              icon={<Settings2 className="size-4" aria-hidden="true" />}
              onClick={() => setIsChoosing(true)}
            >
              {t('kinds')}
            </Button>
          ) : (
            <Button
              size="sm"
              disabled={unread === 0}
              busy={isBusy}
              icon={<Check className="size-4" aria-hidden="true" />}
              onClick={markAllRead}
            >
              {t('markAllRead')}
            </Button>
          )
        }
      />
      {isMobile ? (
        <>
          <PageBar
            action={unread === 0 ? undefined : <MarkAllButton isBusy={isBusy} onPress={markAllRead} />}
          />
          {list}
          <Sheet open={isChoosing} onClose={() => setIsChoosing(false)} title={t('kinds')}>
            <NoticeSwitches />
          </Sheet>
        </>
      ) : (
        <Columns>
          {list}
          <aside aria-label={t('switches.title')}>
            <NoticeSwitches />
          </aside>
        </Columns>
      )}
    </Page>
  )
}

/** Marks all as read from the bar of a phone. */
function MarkAllButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const { t } = useTranslation('notifications')
  return (
    <IconButton
      label={t('markAllRead')}
      icon={<CheckCheck className="size-5" aria-hidden="true" />}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onPress}
    />
  )
}
