import { useEffect } from 'react'
import { basename } from '#config/basename.ts'
import { limits } from '#config/limits.ts'
import { type RouteName, routeNameOf, tabOrder } from '#config/paths.ts'
import { mayPrefetch, prefetchWhenIdle } from '#lib/prefetch/idle-queue.ts'
import { lazyPages } from './lazy-pages.ts'

/** Fetches the code and the texts of a page. */
type FetchPage = (name: RouteName) => Promise<unknown>

/** What shows that a link is about to be followed: the pointer is on it, it is pressed, or the focus has reached it. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Fetches pages before they are opened: the tabs when the browser is idle, any other page when its link is pointed at,
 * pressed or has the focus. Fetches nothing while there is no network, the connection is slow or the user saves data.
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

/** Fetches the pages of the tabs, a while after the first page and when the browser is idle. */
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
    // When the page is opened it is asked for again, and a failure is shown then.
    if (name !== undefined) fetchPage(name).catch(() => {})
  }
  for (const sign of signs) document.addEventListener(sign, handleSign, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, handleSign)
  }
}
