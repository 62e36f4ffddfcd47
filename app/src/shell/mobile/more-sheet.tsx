import { Bell, Globe, House, MessageSquareText, RotateCw, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { openSearch } from '#features/search/model/search-panel.ts'
import { supportChat } from '#features/support-chat/support-chat.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { refresh } from '../refresh.ts'
import { RowButton, RowLink } from './layer-row.tsx'
import { UnreadCount } from './unread-count.tsx'

export interface MoreSheetProps extends LayerProps {
  /** Asks for the choice of languages in its place. */
  onLanguage: () => void
}

/** What a page with a way back has no room for in its bar: language, notifications, support, search, home. */
export function MoreSheet({ open, onClose, onLanguage }: MoreSheetProps) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  const { language } = useLanguage()
  const instead = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('nav.more')}>
      <div className="-mx-4 grid">
        {isLoggedIn ? (
          <RowLink to={paths.notification.href()} icon={Bell} aside={<UnreadCount />} onFollow={onClose}>
            {t('page.notification')}
          </RowLink>
        ) : null}
        <RowButton
          icon={Globe}
          opensDialog
          aside={<bdi className="text-13 text-muted">{language.name}</bdi>}
          onPress={onLanguage}
        >
          {t('language.title')}
        </RowButton>
        <RowButton icon={MessageSquareText} opensDialog onPress={instead(() => supportChat.open())}>
          {t('support.title')}
        </RowButton>
        <RowButton icon={Search} opensDialog onPress={instead(openSearch)}>
          {t('nav.search')}
        </RowButton>
        <RowButton icon={RotateCw} onPress={instead(() => void refresh())}>
          {t('refresh.action')}
        </RowButton>
        <RowLink to={paths.home.href()} icon={House} onFollow={onClose}>
          {t('page.home')}
        </RowLink>
      </div>
    </Sheet>
  )
}
