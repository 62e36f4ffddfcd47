import { Search, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths, tabOrder } from '#config/paths.ts'
import { ModeControl } from '#core/account-mode/mode-control.tsx'
import { useSession } from '#core/session/use-session.ts'
import { openSearch } from '#features/search/model/search-panel.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { DoubleRuleLogo } from '#ui/layout/double-rule-logo.tsx'
import { LanguageControl, SupportControl } from '../bar-controls.tsx'
import { TabLink } from '../tab-link.tsx'
import { NotificationBell } from './notification-bell.tsx'

/** Logo, the six tabs, mode, language, support, notifications, and the way in or to the account. */
export function DesktopTopBar({ isPlain }: { isPlain: boolean }) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  return (
    <div className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex min-h-(--bar-top) w-full max-w-[1440px] flex-wrap items-center gap-x-6 px-4 md:px-6">
        <Link
          to={paths.home.href()}
          aria-label={t('brand.home')}
          className="inline-flex min-h-(--control) items-center hover:no-underline"
        >
          <DoubleRuleLogo />
        </Link>
        <nav
          aria-label={t('nav.main')}
          className="order-last flex min-w-0 basis-full gap-0.5 self-stretch overflow-x-auto [scrollbar-width:none] md:order-none md:flex-1 md:basis-0"
        >
          {tabOrder.map((name) => (
            <TabLink
              key={name}
              name={name}
              withChildren
              className="flex min-h-11 flex-none items-center border-y-[3px] border-transparent px-2.5 whitespace-nowrap text-muted hover:text-text hover:no-underline focus-visible:-outline-offset-2 aria-[current]:font-strong aria-[current]:text-text aria-[current]:double-rule-below"
            >
              {t(`tab.${name}`)}
            </TabLink>
          ))}
        </nav>
        <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-x-4">
          <SearchControl />
          {isLoggedIn ? <ModeControl /> : null}
          <div className="flex items-center">
            <LanguageControl />
            <SupportControl />
            {isLoggedIn ? <NotificationBell /> : null}
            {isLoggedIn ? (
              <Link
                to={paths.profile.href()}
                aria-label={t('nav.account')}
                title={t('nav.account')}
                className="inline-grid size-(--control) place-items-center rounded-2 hover:bg-surface-sunken"
              >
                <UserRound className="size-5" aria-hidden="true" />
              </Link>
            ) : null}
          </div>
          {isLoggedIn || isPlain ? null : (
            <div className="of-visitors flex items-center gap-2">
              <LinkButton to={paths.login.href()} size="sm">
                {t('nav.logIn')}
              </LinkButton>
              <LinkButton to={paths.register.href()} size="sm" variant="primary">
                {t('nav.signUp')}
              </LinkButton>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** The field of the search in the bar: opens it over the page. */
function SearchControl() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-label={t('nav.search')}
      title={t('nav.search')}
      onClick={openSearch}
      className="inline-flex min-h-(--control) min-w-(--control) items-center justify-center gap-2 rounded-2 text-muted hover:bg-surface-sunken xl:border xl:border-line xl:px-3"
    >
      <Search className="size-5 flex-none text-text xl:size-4" aria-hidden="true" />
      <span className="hidden text-13 xl:inline">{t('nav.search')}</span>
      <kbd className="hidden rounded-1 border border-line px-1.5 text-12 xl:inline">/</kbd>
    </button>
  )
}
