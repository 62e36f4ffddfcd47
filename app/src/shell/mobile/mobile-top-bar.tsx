import { ChevronLeft, Menu, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { parentOf, paths, type RouteName } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { openSearch } from '#features/search/model/search-panel.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { DoubleRuleLogo } from '#ui/layout/double-rule-logo.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { LanguageControl, ModeControl, SupportControl } from '../bar-controls.tsx'
import { useBell } from '../use-bell.tsx'
import { usePageTitle } from '../use-page-title.ts'

const MenuDrawer = lazyLayer(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** Menu on tab pages and back on child pages, the short logo, the title, mode, language, notifications and support. */
export function MobileTopBar({ name }: { name: RouteName }) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  const title = usePageTitle()
  const navigate = useNavigate()
  const [menuOpen, setMenuOpen] = useState(false)
  const parent = parentOf(name)

  const goBack = (fallback: RouteName) => {
    if (window.history.length > 1 && window.history.state?.key) navigate(-1)
    else navigate(paths[fallback].path, { replace: true })
  }
  return (
    <div className="flex h-(--bar-top) print:hidden items-center gap-1 border-b border-line bg-surface px-0.5 max-[22.5rem]:gap-0">
      {parent ? (
        <IconButton
          label={t('nav.back')}
          icon={<ChevronLeft className="size-5 mirror-rtl" aria-hidden="true" />}
          onClick={() => goBack(parent)}
        />
      ) : (
        <IconButton
          label={t('nav.menu')}
          aria-haspopup="dialog"
          icon={<Menu className="size-5" aria-hidden="true" />}
          onClick={() => setMenuOpen(true)}
        />
      )}
      <Link
        to={paths.home.href()}
        aria-label={t('brand.home')}
        className="max-[22.5rem]:me-1 inline-grid min-h-11 min-w-11 max-[22.5rem]:min-w-6 place-items-center hover:no-underline"
      >
        <DoubleRuleLogo short />
      </Link>
      <SearchOpener title={title} />
      {isLoggedIn ? <ModeControl compact /> : null}
      <LanguageControl compact />
      {isLoggedIn ? <NotificationLink /> : null}
      <SupportControl />
      <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  )
}

/** The bell of the top bar on phones: leads to the notifications. */
function NotificationLink() {
  const { label, icon } = useBell()
  return (
    <Link
      to={paths.notification.href()}
      aria-label={label}
      title={label}
      className="relative inline-grid size-(--control) flex-none place-items-center rounded-2 text-text hover:bg-surface-sunken"
    >
      {icon}
    </Link>
  )
}

/** The field of the search in the bar; it shows where the user is, as the address field of a browser does. */
function SearchOpener({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openSearch}
      className="group flex min-h-11 min-w-0 flex-1 items-center"
    >
      <span className="flex min-h-9 min-w-0 flex-1 items-center gap-1 rounded-2 bg-surface-sunken px-1.5 group-hover:inset-ring group-hover:inset-ring-line">
        <Search className="size-4 flex-none text-muted" aria-hidden="true" />
        <span className="sr-only">{t('nav.search')}: </span>
        <span className="min-w-0 truncate text-16 font-strong max-[26rem]:text-14">{title}</span>
      </span>
    </button>
  )
}
