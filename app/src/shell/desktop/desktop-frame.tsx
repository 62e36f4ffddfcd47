import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { isPlain, type RouteName } from '#config/paths.ts'
import { RouteLoadingMark } from '../route-loading.tsx'
import { SandboxRibbon } from '../sandbox-ribbon.tsx'
import { usePageTitle } from '../use-page-title.ts'
import { DesktopTopBar } from './desktop-top-bar.tsx'

interface DesktopFrameProps {
  name: RouteName
  /** Stays in sight at the lower edge. */
  notice?: ReactNode
  /** Below the page, except on log-in pages. */
  footer?: ReactNode
  children: ReactNode
}

/** Desktop: ribbon and top bar, the page, the footer. */
export function DesktopFrame({ name, notice, footer, children }: DesktopFrameProps) {
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
        aria-label={usePageTitle()}
        className={clsx(
          'flex flex-1 flex-col outline-none',
          // The footer begins below the window, so that nothing in sight moves while a page loads.
          !hasPlainBars && 'min-h-[calc(100dvh-var(--ribbon)-var(--bar-top))] print:min-h-0',
        )}
      >
        <div className="grow">{children}</div>
        {notice}
      </main>
      {hasPlainBars ? null : footer}
    </div>
  )
}
