import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { factsOf, type RouteName, routeNameOf } from '#config/paths.ts'
import { useContents } from '#core/content/use-contents.ts'
import { LazyPendingAttempts } from '#core/money/lazy-pending-attempts.tsx'
import { useNoticesOff, usePolledUser } from '#core/session/use-user-info.ts'
import { LazyAlertWatcher } from '#features/alerts/components/lazy-alert-watcher.tsx'
import { boardStore } from '#features/home/onboarding/board-store.ts'
import { LazyLiveNotices } from '#features/notifications/components/lazy-live-notices.tsx'
import { closeSearch, openSearch, searchPanel } from '#features/search/model/search-panel.ts'
import { LazyPreferencesSync } from '#features/settings/components/lazy-preferences-sync.tsx'
import { closeSupportPanel, supportPanel } from '#features/support-chat/support-chat.ts'
import { currentDevice } from '#lib/device/use-device.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { mayActAnywhere } from '#lib/keyboard/character-keys.ts'
import { pressedKey } from '#lib/keyboard/pressed-key.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { useStore } from '#lib/store/create-store.ts'
import { operatorTexts } from '#pages.ts'
import { PageSkeleton } from '#ui/feedback/page-skeleton.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useFetchAhead } from './fetch-ahead.ts'
import { PageBoundary } from './page-boundary.tsx'
import { SandboxRibbon } from './sandbox-ribbon.tsx'
import { SessionWatcher } from './session-watcher.tsx'
import { shellCode } from './shell-code.ts'
import { SpokenTitle } from './spoken-title.tsx'
import { useAppBadge } from './use-app-badge.ts'
import { useDocumentTitle } from './use-page-title.ts'

const isMobile = currentDevice() === 'mobile'

const DeviceShell = lazyComponent(shellCode)

const BoardPage = lazyComponent(async () => (await import('./board-page.tsx')).BoardPage)

/** Whether the onboarding board stands in the place of a page. */
const showsBoardAt = (name: RouteName, boardWaits: boolean) =>
  isMobile && boardWaits && factsOf(name).tab !== undefined

/** Waits for the bars, or for the board that comes first; from then on they are shown in the first render. */
export function shellArrival(name: RouteName): Promise<unknown> {
  const bars = DeviceShell.preload()
  if (!showsBoardAt(name, boardStore.get())) return bars
  // The bars come after the board: they are asked for again then, and a failure is shown.
  bars.catch(() => {})
  return BoardPage.preload()
}

const SupportPanel = lazyLayer(
  async () => (await import('#features/support-chat/support-panel.tsx')).SupportPanel,
  () => preloadTexts(['help', ...operatorTexts]),
)
const SearchDialog = lazyLayer(
  async () => (await import('#features/search/components/search-dialog.tsx')).SearchDialog,
  () => preloadTexts(['search', 'market', 'history', 'account', 'settings', 'security', 'notifications']),
)

/** Stands where the onboarding board was while the bars are on their way. */
const ShellSkeleton = () => (
  <>
    <SandboxRibbon />
    <PageSkeleton />
  </>
)

/** Bars, footer and the page between them, for the device class. */
export function Shell() {
  const { t } = useTranslation()
  const boardWaits = useStore(boardStore)
  const name = routeNameOf(useLocation().pathname) ?? 'home'
  const support = useStore(supportPanel)
  const isSearching = useStore(searchPanel)
  const noticesOff = useNoticesOff()
  usePolledUser()
  useDocumentTitle()
  useFetchAhead()
  useAppBadge()

  const showsBoard = showsBoardAt(name, boardWaits)
  useSearchKeys({ enabled: !showsBoard })
  return (
    <>
      <a
        href="#main"
        className="fixed start-2 top-2 z-80 -translate-y-20 rounded-2 bg-text px-4 py-2 text-page focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Suspense fallback={<ShellSkeleton />}>{showsBoard ? <BoardPage /> : <DeviceShell />}</Suspense>
      <SpokenTitle />
      <SearchDialog open={isSearching} onClose={closeSearch} />
      <SupportPanel open={support.open} onClose={closeSupportPanel} />
      <SessionWatcher />
      <ContentListReader />
      <PageBoundary isQuiet>
        <LazyPendingAttempts />
      </PageBoundary>
      <PageBoundary isQuiet>
        <LazyAlertWatcher isQuiet={noticesOff?.includes('PRICE_ALERT') ?? false} />
      </PageBoundary>
      <PageBoundary isQuiet>
        <LazyLiveNotices />
      </PageBoundary>
      <PageBoundary isQuiet>
        <LazyPreferencesSync />
      </PageBoundary>
    </>
  )
}

/** Opens the search by `/`, Ctrl-K and Command-K; not over a dialog, and `/` not where it is typed as a letter. */
function useSearchKeys({ enabled }: { enabled: boolean }): void {
  useEffect(() => {
    if (!enabled) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      const hasModifier = event.ctrlKey || event.metaKey
      const key = pressedKey(event)
      const isAsked = hasModifier
        ? key === 'k' && !event.shiftKey
        : key === '/' && mayActAnywhere(event) && !isTypedInto(event.target)
      if (!isAsked) return
      // The browser would look for text or write an address instead.
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) openSearch()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [enabled])
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null)
  )
}

/** Reads the list of texts when the app starts and again in each language, so that it is there when a page needs it. */
function ContentListReader() {
  useContents()
  return null
}
