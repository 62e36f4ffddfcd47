import './early.ts'
import i18next from 'i18next'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { limits } from './config/limits.ts'
import { client } from './core/api/client.ts'
import { forgetPrivateData } from './core/api/forget-private-data.ts'
import { queryClient } from './core/api/query.ts'
import { textFormats } from './core/format/text-formats.ts'
import { healWhenBack } from './core/offline/heal.ts'
import { startServiceWorker } from './core/offline/service-worker.ts'
import { followOtherTabs } from './core/session/session-store.ts'
import { startWatchlist } from './features/market/model/visitor-watchlist.ts'
import { announceSandboxWallet } from './features/wallet-gate/sandbox-wallet.ts'
import { keepFieldInSight } from './lib/device/keyboard-space.ts'
import { followTextSize } from './lib/device/large-text.ts'
import { currentDevice } from './lib/device/use-device.ts'
import { startI18n } from './lib/i18n/i18n.ts'
import { followLanguageOfOtherTabs, languageStore } from './lib/i18n/language-store.ts'
import { NotLoadedError } from './lib/prefetch/lazy-component.ts'
import { isSkippedTransition } from './lib/transitions/page-transition.tsx'
import { AppRoot } from './shell/app-root.tsx'
import { endFirstPaint, takeOver } from './shell/first-paint/take-over.ts'
import { firstRoute } from './shell/first-route.ts'
import { lazyPages } from './shell/lazy-pages.ts'
import { startInstallOffer } from './shell/mobile/install-offer.ts'
import { startSwipeRows } from './shell/mobile/swipe-rows.ts'
import { shellArrival } from './shell/shell.tsx'
import { toast } from './ui/feedback/toast.ts'
import './styles/styles.css'

// Written out, so that the bundler drops the wallet from an operator build.
if (import.meta.env.VITE_BUILD !== 'operator') announceSandboxWallet()
forgetPrivateData()
healWhenBack(queryClient, () => client.cache.clear())
followOtherTabs((mode) => toast(i18next.t(`mode.${mode}.switched`)))
followLanguageOfOtherTabs()
startWatchlist()
startServiceWorker()
if (currentDevice() === 'mobile') {
  followTextSize()
  keepFieldInSight()
  startInstallOffer()
  startSwipeRows()
}

/** React says what a boundary caught. What did not arrive is no fault: the boundary asks for it again and says so. */
function onCaughtError(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  if (!(error instanceof NotLoadedError)) console.error(error, componentStack)
}

/** A page whose animation was skipped is complete; all else that React got over is reported, as it would do itself. */
function onRecoverableError(error: unknown): void {
  if (!isSkippedTransition(error)) reportError(error)
}

/**
 * React takes over a rendered page part by part. An answer that arrives between two parts makes the later one differ
 * from the document, and React renders it anew (its errors 418 to 425): the page is right all the same.
 */
function onHydrationError(error: unknown): void {
  if (!(error instanceof Error && /#4(?:1[89]|2[0-5])\b/.test(error.message))) onRecoverableError(error)
}

const translating = startI18n(languageStore.get(), textFormats)
// The code of the bars and of the page travels together with the first texts, not after them.
const bars = shellArrival(firstRoute()).catch(() => {})
const page = lazyPages[firstRoute()].preload().catch(() => {})
const longEnough = new Promise((resolve) => setTimeout(resolve, limits.firstPageWait))

await translating
// Not awaited up here: the chunks that are waited for import this one, and would wait for its end.
// Without the bars React would empty the page that is being read; without the page's own code the bars can be used.
Promise.all([bars, Promise.race([page, longEnough])]).then(() => {
  const { element, isRendered } = takeOver()
  const root = <AppRoot onArrived={() => endFirstPaint(element)} />
  // In slices: a slow phone answers to taps between them.
  startTransition(() => {
    if (isRendered) hydrateRoot(element, root, { onCaughtError, onRecoverableError: onHydrationError })
    else createRoot(element, { onCaughtError, onRecoverableError }).render(root)
  })
})
