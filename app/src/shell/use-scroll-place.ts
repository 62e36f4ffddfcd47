import { QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import type { RouteName } from '#config/paths.ts'
import { onUserLeaves } from '#core/session/user-leaves.ts'
import { tabStore } from '#lib/storage/storage.ts'
import { moves, showPart } from './show-part.ts'

/** What a link to a kept page carries in its state: it leads to where the user was on it. */
export interface KeptPlace {
  readonly isReturn: true
}

/** Entries of the history whose places are remembered. */
const PLACES_MAX = 50
/** How long a page that is still loading may grow until the place is there. */
const PATIENCE_MS = 10_000
/** A page that asks for nothing and did not change its length for so long is complete. */
const QUIET_MS = 500

/** How far each entry of the history was scrolled, the latest last, and how far each page. */
const ofEntry = new Map<string, number>(readPlaces())
const ofPage = new Map<RouteName, number>()

function readPlaces(): [string, number][] {
  // Any other way of opening the address is a new visit.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'reload' && opened?.type !== 'back_forward') return []
  try {
    const stored: unknown = JSON.parse(tabStore.get('swx.places') ?? '[]')
    return Array.isArray(stored) ? (stored as [string, number][]) : []
  } catch {
    return []
  }
}

const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`

function remember(entry: string, name: RouteName | undefined, place: number): void {
  ofEntry.delete(entry)
  ofEntry.set(entry, place)
  if (name !== undefined) ofPage.set(name, place)
  const [oldest] = ofEntry.keys()
  if (ofEntry.size > PLACES_MAX && oldest !== undefined) ofEntry.delete(oldest)
}

/**
 * Scrolls to a place as soon as the page is long enough for it, and stays there until it is complete: what is loaded
 * above would move it away.
 *
 * @param isLoading whether an answer is still to come, which may make the page longer above
 * @returns a function that gives up.
 */
function scrollToPlace(place: number, isLoading: () => boolean, onEnd: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    observer.disconnect()
    clearTimeout(quiet)
    clearTimeout(patience)
    for (const move of moves) window.removeEventListener(move, end)
    onEnd()
  }
  const waitForQuiet = () => {
    quiet = setTimeout(() => (isLoading() ? waitForQuiet() : end()), QUIET_MS)
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place)
    clearTimeout(quiet)
    if (Math.abs(window.scrollY - place) < 2) waitForQuiet()
  })
  const patience = setTimeout(end, PATIENCE_MS)
  for (const move of moves) window.addEventListener(move, end, { passive: true })
  window.scrollTo(0, place)
  observer.observe(document.body)
  return end
}

/**
 * A new visit starts at the top of its page, or at the part that the address names; back, forward, a reload and the tab
 * of a kept page lead to where the user was. Each navigation to another page moves the focus to its content, for those who listen.
 */
export function useScrollPlace(name: RouteName | undefined, location: Location): void {
  const action = useNavigationType()
  const queries = useContext(QueryClientContext)
  const shown = useRef<Location>(undefined)
  const here = useRef({ entry: '', name })
  const isMoving = useRef(false)
  const stopMoving = useRef(() => {})

  useLayoutEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    stopMoving.current()
    const entry = entryOf(location)
    here.current = { entry, name }
    const isOtherPage = before !== undefined && before.pathname !== location.pathname
    if (isOtherPage) document.getElementById('main')?.focus({ preventScroll: true })

    const isReturn = (location.state as Partial<KeptPlace> | null)?.isReturn === true
    const known =
      action === 'POP' ? ofEntry.get(entry) : isReturn && name !== undefined ? ofPage.get(name) : undefined
    // A page whose address changes while it is shown stays where it is.
    if (known !== undefined) {
      remember(entry, name, known)
      isMoving.current = true
      const isLoading = () => (queries?.isFetching() ?? 0) > 0
      stopMoving.current = scrollToPlace(known, isLoading, () => {
        isMoving.current = false
        stopMoving.current = () => {}
      })
    } else {
      if (isOtherPage) window.scrollTo(0, 0)
      const part = location.hash.slice(1)
      if (part !== '') stopMoving.current = showPart(part)
    }
  }, [location, name, action, queries])

  // The next user has places of their own, and what asks to log in begins at its top.
  useEffect(
    () =>
      onUserLeaves((leaving) => {
        if (leaving === 'expiry') return
        stopMoving.current()
        ofEntry.clear()
        ofPage.clear()
        window.scrollTo(0, 0)
      }),
    [],
  )

  useEffect(() => {
    const note = () => {
      if (!isMoving.current && here.current.entry !== '')
        remember(here.current.entry, here.current.name, window.scrollY)
    }
    const store = () => tabStore.set('swx.places', JSON.stringify([...ofEntry]))
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', store)
      stopMoving.current()
    }
  }, [])
}
