import { ChevronLeft, Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { usePageTitle } from '#app/use-page-title.ts'
import { parentOf, paths, type RouteName } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { DoubleRuleLogo } from '#ui/layout/double-rule-logo.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { LanguageControl } from '../language-control.tsx'
import { ModeControl } from '../mode-control.tsx'
import { SupportControl } from '../support-control.tsx'
import { NotificationLink } from './notification-link.tsx'
import { SearchField } from './search-field.tsx'

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
      <SearchField title={title} />
      {isLoggedIn ? <ModeControl compact /> : null}
      <LanguageControl compact />
      {isLoggedIn ? <NotificationLink /> : null}
      <SupportControl />
      <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  )
}
