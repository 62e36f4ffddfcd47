import { useSyncExternalStore } from 'react'

/** Text from this size on, in pixels, needs another layout; browsers begin with 16. */
const LARGE = 22

/**
 * Keeps `data-large-text` on the root while the user has enlarged the text so much that what stands side by side has to
 * go below each other.
 *
 * @returns a function that stops it.
 */
export function followTextSize(): () => void {
  const root = document.documentElement
  const probe = document.createElement('div')
  probe.setAttribute('aria-hidden', 'true')
  probe.className = 'text-probe'
  root.append(probe)
  const measure = () => root.toggleAttribute('data-large-text', probe.offsetWidth >= LARGE)
  const observer = new ResizeObserver(measure)
  observer.observe(probe)
  measure()
  return () => {
    observer.disconnect()
    probe.remove()
  }
}

const isLarge = () => document.documentElement.hasAttribute('data-large-text')

/** Whether the user has enlarged the text so much that what stands side by side has to go below each other. */
export function useLargeText(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const observer = new MutationObserver(listener)
      observer.observe(document.documentElement, { attributeFilter: ['data-large-text'] })
      return () => observer.disconnect()
    },
    isLarge,
    () => false,
  )
}
