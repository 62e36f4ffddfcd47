import { useEffect } from 'react'
import { basename } from '#config/basename.ts'
import { limits } from '#config/limits.ts'
import { type RouteName, routeNameOf, tabOrder } from '#config/paths.ts'
import { mayPrefetch, prefetchWhenIdle } from '#lib/prefetch/idle-queue.ts'
import { lazyPages } from './lazy-pages.ts'

/** Fetches code and texts of a page. */
type FetchPage = (name: RouteName) => Promise<unknown>

/** What shows that a link is about to be followed: the pointer is on it, it is pressed, or the focus has reached it. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Fetches pages before they are opened: the tabs when the browser is idle, any other page when its link is pointed at,
 * pressed or has the focus. Nothing without a network, on a slow connection or while the user saves data.
 */
export function useFetchAhead(): void {
  useEffect(() => {
    const stopTabs = fetchTabs()
    const stopLinks = fetchPointedAt()
    return () => {
      stopTabs()
      stopLinks()
    }
  }, [])
}

const preload: FetchPage = (name) => lazyPages[name].preload()

/** Fetches the tabs once the first page is there and nothing else is to do. */
export function fetchTabs(fetchPage = preload): () => void {
  let stop = () => {}
  const timer = setTimeout(() => {
    stop = prefetchWhenIdle(
      tabOrder.map((name) => () => fetchPage(name)),
      limits.prefetchAtOnce,
    )
  }, limits.prefetchDelay)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Fetches the page of a link that is about to be followed. */
export function fetchPointedAt(fetchPage = preload): () => void {
  const handleSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || link.origin !== window.location.origin || !mayPrefetch()) return
    const name = routeNameOf(link.pathname.slice(basename === '/' ? 0 : basename.length))
    // What does not arrive now is asked for again, and told, when the page is opened.
    if (name !== undefined) fetchPage(name).catch(() => {})
  }
  for (const sign of signs) document.addEventListener(sign, handleSign, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, handleSign)
  }
}
