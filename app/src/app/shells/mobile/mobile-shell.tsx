import { useLocation } from 'react-router-dom'
import { isPlain, routeNameOf } from '../../../config/paths.ts'
import { OperatorRisk } from '../../../core/operator/operator-risk.tsx'
import { useSession } from '../../../core/session/use-session.ts'
import { PageHost } from '../../page-host.tsx'
import { OfflineNotice } from '../offline-notice.tsx'
import { RouteLoadingMark } from '../route-loading-mark.tsx'
import { SandboxRibbon } from '../sandbox-ribbon.tsx'
import { StorageUnavailableNotice } from '../storage-unavailable-notice.tsx'
import { UpdateNotice } from '../update-notice.tsx'
import { BottomTabs } from './bottom-tabs.tsx'
import { MobileTopBar } from './mobile-top-bar.tsx'

/** Phones: ribbon and top bar, the page, four tabs at the bottom except on log-in pages. */
export function MobileShell() {
  const { epoch } = useSession()
  const name = routeNameOf(useLocation().pathname) ?? 'home'
  const hasPlainBars = isPlain(name)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="layer-top-bars sticky top-0 z-20 short:static print:static">
        <SandboxRibbon />
        <MobileTopBar name={name} />
        <RouteLoadingMark />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`flex flex-1 flex-col outline-none ${hasPlainBars ? '' : 'pb-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] short:pb-0'}`}
      >
        <div className="grow">
          <UpdateNotice />
          <StorageUnavailableNotice />
          <PageHost key={epoch} />
          <div className="px-4 py-4 empty:hidden print:hidden">
            <OperatorRisk />
          </div>
        </div>
        <OfflineNotice
          className={
            hasPlainBars
              ? 'bottom-0'
              : 'bottom-[calc(var(--bar-bottom)+var(--dock)+env(safe-area-inset-bottom))]'
          }
        />
      </main>
      {hasPlainBars ? null : <BottomTabs />}
    </div>
  )
}
