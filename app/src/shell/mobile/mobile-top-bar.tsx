import { clsx } from 'clsx'
import { ChevronLeft, EllipsisVertical, Menu, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isRoot, parentOf, paths, type RouteName } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { openSearch } from '#features/search/model/search-panel.ts'
import { useBack } from '#lib/navigation/use-back.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { DoubleRuleLogo } from '#ui/layout/double-rule-logo.tsx'
import { useTitleIsAway } from '#ui/layout/large-title.tsx'
import { usePageBar } from '#ui/layout/page-bar.tsx'
import { LanguageDialog } from '#ui/overlay/lazy-language-dialog.ts'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { LanguageControl, SupportControl } from '../bar-controls.tsx'
import { SandboxWord } from '../sandbox-ribbon.tsx'
import { useBell } from '../use-bell.tsx'
import { usePageTitle } from '../use-page-title.ts'

const MenuDrawer = lazyLayer(async () => (await import('./menu-drawer.tsx')).MenuDrawer)
const MoreSheet = lazyLayer(async () => (await import('./more-sheet.tsx')).MoreSheet)

/** The top bar of a phone: that of a page where a way begins, or that of one with a way back. */
export function MobileTopBar({ name }: { name: RouteName }) {
  return isRoot(name) ? <RootBar name={name} /> : <ChildBar name={name} />
}

/** Menu, the logo that leads home, language, support and bell; once the page's large title is away, that title instead. */
function RootBar({ name }: { name: RouteName }) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  const hasTitle = useTitleIsAway()
  const [layer, setLayer] = useState<'menu' | 'language'>()
  const close = () => setLayer(undefined)
  return (
    <Bar isRaised={hasTitle}>
      <IconButton
        label={t('nav.menu')}
        aria-haspopup="dialog"
        icon={<Menu className="size-5.5" aria-hidden="true" />}
        onClick={() => setLayer('menu')}
      />
      {hasTitle ? (
        <>
          <BarTitle />
          <SandboxWord />
        </>
      ) : (
        <>
          <Link
            to={paths.home.href()}
            aria-label={t('brand.home')}
            className="ms-1 me-auto inline-grid min-h-11 min-w-11 place-items-center hover:no-underline"
          >
            <DoubleRuleLogo />
          </Link>
          <SandboxWord />
          <LanguageControl compact />
          <SupportControl />
        </>
      )}
      {isLoggedIn ? <NotificationLink /> : null}
      {name === 'market' ? (
        <IconButton
          label={t('nav.search')}
          aria-haspopup="dialog"
          icon={<Search className="size-5" aria-hidden="true" />}
          onClick={openSearch}
        />
      ) : null}
      <MenuDrawer open={layer === 'menu'} onClose={close} onLanguage={() => setLayer('language')} />
      <LanguageDialog open={layer === 'language'} onClose={close} compact />
    </Bar>
  )
}

/** The way back, the whole title, and the page's own action, or under "more" what is on the bar of a root page. */
function ChildBar({ name }: { name: RouteName }) {
  const { t } = useTranslation()
  const goBack = useBack()
  const { note, action } = usePageBar()
  const [layer, setLayer] = useState<'more' | 'language'>()
  const close = () => setLayer(undefined)

  return (
    <Bar isRaised>
      <IconButton
        label={t('nav.back')}
        icon={<ChevronLeft className="size-5.5 mirror-rtl" aria-hidden="true" />}
        onClick={() => goBack(paths[parentOf(name) ?? 'home'].path)}
      />
      <BarTitle note={note} />
      <SandboxWord />
      {action ?? <MoreButton onClick={() => setLayer('more')} />}
      <MoreSheet open={layer === 'more'} onClose={close} onLanguage={() => setLayer('language')} />
      <LanguageDialog open={layer === 'language'} onClose={close} compact />
    </Bar>
  )
}

function Bar({ isRaised, children }: { isRaised: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex min-h-(--bar-top) items-center border-b ps-[max(2px,env(safe-area-inset-left))] pe-[max(2px,env(safe-area-inset-right))] print:hidden',
        isRaised ? 'border-line bg-surface' : 'border-transparent bg-page',
      )}
    >
      {children}
    </div>
  )
}

/** The title of the page, in a second line where one is too short for it. The heading of the page says it aloud. */
function BarTitle({ note }: { note?: ReactNode }) {
  return (
    <div className="me-auto min-w-0 flex-1 px-1 py-1 wrap-anywhere hyphens-auto">
      <p
        aria-hidden="true"
        data-bar-title
        className="text-[min(1rem,20px)] leading-[1.25] font-strong text-balance"
      >
        <bdi>{usePageTitle()}</bdi>
      </p>
      {note ? <p className="text-[min(0.75rem,15px)] leading-4 text-muted">{note}</p> : null}
    </div>
  )
}

/** Opens what the bar has no room for; its dot stands for what is unread. */
function MoreButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  const { count, shown } = useBell()
  const hasUnread = isLoggedIn && count > 0
  return (
    <IconButton
      label={hasUnread ? t('nav.moreUnread', { number: shown }) : t('nav.more')}
      aria-haspopup="dialog"
      icon={
        <>
          <EllipsisVertical className="size-5.5" aria-hidden="true" />
          {hasUnread ? (
            <span aria-hidden="true" className="absolute end-2 top-2 size-2 rounded-full bg-accent" />
          ) : null}
        </>
      }
      onClick={onClick}
    />
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
