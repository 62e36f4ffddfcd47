import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { Router } from 'react-router-dom'
import { limits } from '#config/limits.ts'
import { prefersReducedMotion } from '#lib/device/reduced-motion.ts'
import { currentDevice } from '#lib/device/use-device.ts'
import { createBrowserHistory } from './browser-history.ts'
import { type PageOrder, transitionKind, visitPath } from './transition-kind.ts'

export interface TransitionRouterProps<Name extends string> {
  /** The pages and how they lie to each other. Always the same object. */
  pages: PageOrder<Name>
  /** Path the app is served under, `/` by default. */
  basename?: string
  /** Told of every navigation before it is rendered, with the path inside of `basename`. */
  onNavigate?: (pathname: string) => void
  children: ReactNode
}

/**
 * The router. Each navigation, back and forward included, is one React transition, and the document says how the pages
 * move in it, so that pages only say what they look like and never how they come and go.
 */
export function TransitionRouter<Name extends string>({
  pages,
  basename = '/',
  onNavigate,
  children,
}: TransitionRouterProps<Name>) {
  const history = useMemo(createBrowserHistory, [])
  const [entry, setEntry] = useState(() => ({ location: history.location(), action: 'POP' as string }))

  useLayoutEffect(() => {
    const strip = (pathname: string) =>
      basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname
    let visited: readonly string[] = [strip(history.location().pathname)]
    return history.listen((location, action) => {
      const to = strip(location.pathname)
      const from = visited.at(-1) ?? to
      const kind = transitionKind(pages, {
        from,
        to,
        device: currentDevice(),
        earlier: visited.slice(0, -1),
        reducedMotion: prefersReducedMotion(),
      })
      onNavigate?.(to)
      endTransition()
      visited = visitPath(visited, to, limits.transitionHistory)
      document.documentElement.dataset.pageMove = kind
      // Where nothing is to move, the next page is there a few frames sooner without a view transition.
      if (kind === 'none') setEntry({ location, action })
      else startTransition(() => setEntry({ location, action }))
    })
  }, [history, pages, basename, onNavigate])

  return (
    <Router
      basename={basename}
      location={entry.location}
      navigationType={entry.action as never}
      navigator={history}
    >
      {children}
    </Router>
  )
}

/**
 * Ends a transition that is still under way, so that the next page does not wait for it. Not before it has begun:
 * ended earlier, it would be a failure.
 */
function endTransition(): void {
  const running = (document as { activeViewTransition?: ViewTransition | null }).activeViewTransition
  running?.ready.then(
    () => running.skipTransition(),
    () => {},
  )
}
