import { clsx } from 'clsx'
import { useLocation } from 'react-router-dom'
import { isPlain, routeNameOf } from '../../../config/paths.ts'
import { useSession } from '../../../core/session/use-session.ts'
import { PageHost } from '../../page-host.tsx'
import { OfflineNotice } from '../offline-notice.tsx'
import { RouteLoadingMark } from '../route-loading-mark.tsx'
import { SandboxRibbon } from '../sandbox-ribbon.tsx'
import { StorageUnavailableNotice } from '../storage-unavailable-notice.tsx'
import { UpdateNotice } from '../update-notice.tsx'
import { DesktopTopBar } from './desktop-top-bar.tsx'
import { Footer } from './footer.tsx'

/** Desktop: ribbon and top bar, the page, the footer except on log-in pages. */
export function DesktopShell() {
  const { epoch } = useSession()
  const name = routeNameOf(useLocation().pathname) ?? 'home'
  const hasPlainBars = isPlain(name)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="layer-top-bars sticky top-0 z-20 short:static print:static">
        <SandboxRibbon />
        <DesktopTopBar isPlain={hasPlainBars} />
        <RouteLoadingMark />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={clsx(
          'flex flex-1 flex-col outline-none',
          // The footer begins below the window, so that nothing in sight moves while a page loads.
          !hasPlainBars && 'min-h-[calc(100dvh-var(--ribbon)-var(--bar-top))] print:min-h-0',
        )}
      >
        <div className="grow">
          <UpdateNotice />
          <StorageUnavailableNotice />
          <PageHost key={epoch} />
        </div>
        <OfflineNotice className="bottom-0" />
      </main>
      {hasPlainBars ? null : <Footer />}
    </div>
  )
}
