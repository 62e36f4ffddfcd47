import type { ReactNode } from 'react'
import { isPlain, type RouteName } from '#config/paths.ts'
import { RouteLoadingMark } from '../route-loading.tsx'
import { SandboxRibbon } from '../sandbox-ribbon.tsx'
import { BottomTabs } from './bottom-tabs.tsx'
import { MobileTopBar } from './mobile-top-bar.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'

interface MobileFrameProps {
  name: RouteName
  /** Stays in sight above the tabs. */
  notice?: ReactNode
  children: ReactNode
}

/** Phones: ribbon and top bar, the page, four tabs at the bottom except on log-in pages. */
export function MobileFrame({ name, notice, children }: MobileFrameProps) {
  const hasPlainBars = isPlain(name)
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
        className={`flex flex-1 flex-col outline-none ${hasPlainBars ? '' : 'pb-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] short:pb-0'}`}
      >
        <div className="grow">{children}</div>
        {notice}
      </main>
      {hasPlainBars ? null : <BottomTabs />}
    </div>
  )
}
