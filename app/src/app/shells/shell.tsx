import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { limits } from '../../config/limits.ts'
import { routeNameOf, type TabName, tabOrder } from '../../config/paths.ts'
import { LazyPendingAttempts } from '../../core/money-submission/lazy-pending-attempts.tsx'
import { preloadProblemText } from '../../core/refusal/problem-text-provider.tsx'
import { LazyAlertWatcher } from '../../features/alerts/components/lazy-alert-watcher.tsx'
import { boardStore } from '../../features/onboarding/board-store.ts'
import { SupportPanel } from '../../features/support-chat/lazy-support-panel.ts'
import { closeSupportPanel, supportPanel } from '../../features/support-chat/support-chat.ts'
import { currentDevice } from '../../lib/device/use-device.ts'
import { prefetchWhenIdle } from '../../lib/prefetch/idle-queue.ts'
import { useStore } from '../../lib/store/create-store.ts'
import { pages } from '../pages.ts'
import { SessionWatcher } from '../session-watcher.tsx'
import { useDocumentTitle } from '../use-page-title.ts'
import { shellCode } from './shell-code.ts'

const isMobile = currentDevice() === 'mobile'

/** Asked for at once, because every page stands in it. */
const shell = shellCode()
const AwaitedShell = lazy(async () => ({ default: await shell }))
let LoadedShell: ComponentType | undefined

/** Waits for the bars; from then on they are shown in the first render. */
export async function shellArrival(): Promise<void> {
  LoadedShell = await shell
}

const BoardPage = lazy(async () => ({ default: (await import('./board-page.tsx')).BoardPage }))

/** Bars, footer and the page between them, for the device class. */
export function Shell() {
  const { t } = useTranslation()
  const boardWaits = useStore(boardStore)
  const tab = routeNameOf(useLocation().pathname) ?? 'home'
  const support = useStore(supportPanel)
  const [{ DeviceShell }] = useState({ DeviceShell: LoadedShell ?? AwaitedShell })
  useDocumentTitle()
  usePrefetch()

  const showsBoard = isMobile && boardWaits && tabOrder.includes(tab as TabName)
  return (
    <>
      <a
        href="#main"
        className="fixed start-2 top-2 z-80 -translate-y-20 rounded-2 bg-text px-4 py-2 text-page focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Suspense>{showsBoard ? <BoardPage /> : <DeviceShell />}</Suspense>
      <SupportPanel open={support.open} onClose={closeSupportPanel} />
      <SessionWatcher />
      <LazyPendingAttempts />
      <LazyAlertWatcher />
    </>
  )
}

/** Fetches the words for failures, then the other pages, once the first page is there and nothing else is to do. */
function usePrefetch() {
  useEffect(() => {
    const others = [...tabOrder, 'currency' as const].map((name) => pages[name].preload)
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = prefetchWhenIdle([preloadProblemText, ...others], limits.prefetchAtOnce)
    }, limits.prefetchDelay)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}
