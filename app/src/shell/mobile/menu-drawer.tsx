import {
  Bell,
  Building2,
  CalendarCheck2,
  ChartCandlestick,
  CircleQuestionMark,
  FileText,
  Globe,
  Heart,
  House,
  MessageSquareText,
  RotateCw,
  Search,
  Settings,
  UserRound,
  X,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths, tabOrder } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { openSearch } from '#features/search/model/search-panel.ts'
import { supportChat } from '#features/support-chat/support-chat.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { DoubleRuleLogo } from '#ui/layout/double-rule-logo.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { refresh } from '../refresh.ts'
import { TabLink } from '../tab-link.tsx'
import { layerRow, RowButton, RowContent, RowLink } from './layer-row.tsx'
import { UnreadCount } from './unread-count.tsx'

const icons = {
  home: House,
  market: ChartCandlestick,
  plans: CalendarCheck2,
  loan: FileText,
  nfts: Heart,
  profile: UserRound,
}

export interface MenuDrawerProps extends LayerProps {
  /** Asks for the choice of languages in its place. */
  onLanguage: () => void
}

/** Search, all six pages, and what the bar of other pages has no room for; for visitors the ways in. */
export function MenuDrawer({ open, onClose, onLanguage }: MenuDrawerProps) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  const { language } = useLanguage()
  const instead = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Modal open={open} onClose={onClose} className="drawer" aria-label={t('nav.menu')}>
      <div className="flex min-h-full flex-col pb-[max(16px,env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between py-2 ps-4 pe-1">
          <DoubleRuleLogo />
          <IconButton
            label={t('nav.closeMenu')}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={onClose}
          />
        </div>
        <div className="px-3 pb-2">
          <RowButton
            icon={Search}
            opensDialog
            className="rounded-full! bg-surface-sunken text-muted! inset-ring inset-ring-line"
            onPress={instead(openSearch)}
          >
            {t('nav.search')}
          </RowButton>
        </div>
        <nav aria-label={t('nav.menu')} className="grid">
          {tabOrder.map((name) => (
            <TabLink
              key={name}
              name={name}
              onFollow={onClose}
              className={`${layerRow} aria-[current]:bg-accent-soft aria-[current]:font-strong aria-[current]:text-accent`}
            >
              <RowContent icon={icons[name]}>{t(`tab.${name}`)}</RowContent>
            </TabLink>
          ))}
        </nav>
        <div className="mt-2 grid border-t border-line pt-2">
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
          <RowButton icon={RotateCw} onPress={instead(() => void refresh())}>
            {t('refresh.action')}
          </RowButton>
          <RowLink to={paths.help.href()} icon={CircleQuestionMark} onFollow={onClose}>
            {t('page.help')}
          </RowLink>
          <RowLink to={paths.companyIntro.href()} icon={Building2} onFollow={onClose}>
            {t('page.companyIntro')}
          </RowLink>
          {isLoggedIn ? (
            <RowLink to={paths.settings.href()} icon={Settings} onFollow={onClose}>
              {t('page.settings')}
            </RowLink>
          ) : null}
        </div>
        {isLoggedIn ? null : (
          <div className="mt-auto grid gap-3 px-4 pt-4">
            <LinkButton to={paths.register.href()} variant="primary" size="lg" onClick={onClose}>
              {t('nav.signUp')}
            </LinkButton>
            <LinkButton to={paths.login.href()} size="lg" onClick={onClose}>
              {t('nav.logIn')}
            </LinkButton>
          </div>
        )}
      </div>
    </Modal>
  )
}
