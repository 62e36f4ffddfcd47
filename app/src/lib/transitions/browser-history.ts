import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router-dom'
import { follow, pushEntry, replaceEntry } from '../layers/history-layers.ts'

/** How a location came about, in the router's own words. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE'

/** The browser's history as the router wants it, with a say in how each change is rendered. */
export interface BrowserHistory extends Navigator {
  location(): Location
  listen(listener: (location: Location, action: HistoryAction) => void): () => void
}

/** State kept in `history.state`: the caller's own, a key per entry, and how many pages of the app lie before it. */
interface EntryState {
  readonly usr?: unknown
  readonly key?: string
  readonly pagesBefore?: number
}

/** How many pages of the app lie before the one on show; what came before the app is none of them. */
export const pagesBefore = (): number => (window.history.state as EntryState | null)?.pagesBefore ?? 0

/** Wraps `window.history`. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<(location: Location, action: HistoryAction) => void>()
  window.history.scrollRestoration = 'manual'
  follow()

  const read = (): Location => {
    const { pathname, search, hash } = window.location
    const { usr = null, key = 'default' } = (window.history.state ?? {}) as EntryState
    return { pathname, search, hash, state: usr, key } as Location
  }
  const href = (to: To) => (typeof to === 'string' ? to : createPath(to))
  const tell = (action: HistoryAction) => {
    for (const listener of [...listeners]) listener(read(), action)
  }
  const entry = (usr: unknown, before: number): EntryState => ({
    usr,
    key: crypto.getRandomValues(new Uint32Array(1)).toString(),
    pagesBefore: before,
  })

  window.addEventListener('popstate', (event) => {
    // React renders what starts within this event at once and without a view transition. One task later it slides
    // like any other navigation; not when the browser has moved the page itself, as for a swipe.
    if (event.hasUAVisualTransition) tell('POP')
    else setTimeout(() => tell('POP'))
  })

  return {
    location: read,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    createHref: href,
    createURL: (to) => new URL(href(to), window.location.origin),
    encodeLocation(to) {
      const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
      return { pathname, search, hash }
    },
    go: (delta) => window.history.go(delta),
    push(to, state) {
      pushEntry(entry(state, pagesBefore() + 1), href(to))
      tell('PUSH')
    },
    replace(to, state) {
      replaceEntry(entry(state, pagesBefore()), href(to))
      tell('REPLACE')
    },
  }
}
