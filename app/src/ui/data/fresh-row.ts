import { useLayoutEffect, useRef } from 'react'
import { createStore, useStore } from '#lib/store/create-store.ts'

const freshKey = createStore<string | undefined>(undefined)

/** How many rows have come into view as fresh: a message that is on show then makes room. */
export const freshRowsShown = createStore(0)

/** What shows that the user has gone on: then the mark has done its work. */
const touches = ['pointerdown', 'keydown'] as const

function forget(): void {
  for (const touch of touches) window.removeEventListener(touch, forget)
  freshKey.set(undefined)
}

/**
 * Says which record was just made or changed. The row of that key comes into view as soon as a list shows it, tinted
 * until the user touches anything.
 */
export function markFresh(key: string): void {
  freshKey.set(key)
  // Not the touch that confirmed it.
  setTimeout(() => {
    for (const touch of touches) window.addEventListener(touch, forget, { passive: true })
  }, 0)
}

/** What a row is given that may be the fresh one. */
export function useFreshRow<Row extends HTMLElement>(key: string) {
  const ref = useRef<Row>(null)
  const isFresh = useStore(freshKey) === key
  useLayoutEffect(() => {
    if (!isFresh) return
    ref.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
    freshRowsShown.set(freshRowsShown.get() + 1)
  }, [isFresh])
  return { ref, 'data-fresh': isFresh ? '' : undefined } as const
}
