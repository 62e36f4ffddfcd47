import type { ReactNode } from 'react'
import { hasBottomTabs, type RouteName } from '#config/paths.ts'
import { RouteLoadingMark } from '../route-loading.tsx'
import { SandboxRibbon } from '../sandbox-ribbon.tsx'
import { usePageTitle } from '../use-page-title.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { MobileTopBar } from './mobile-top-bar.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'

interface MobileFrameProps {
  name: RouteName
  /** Stays in sight above what is at the lower edge. */
  notice?: ReactNode
  children: ReactNode
}

/** Phones: ribbon and top bar, the page, and the tabs at the bottom where the page has no foot of its own. */
export function MobileFrame({ name, notice, children }: MobileFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="layer-top-bars sticky top-0 z-20 short:static print:static">
        <SandboxRibbon />
        <MobileTopBar name={name} />
        <RouteLoadingMark />
        <PullToRefresh />
      </header>
      <main
        id="main"
        tabIndex={-1}
        aria-label={usePageTitle()}
        className="flex flex-1 flex-col outline-none pb-(--foot) short:pb-0"
      >
        <div className="grow">{children}</div>
        {notice}
      </main>
      {hasBottomTabs(name) ? <BottomTabs /> : null}
    </div>
  )
}
