import { useEffect, useRef } from 'react'

/** How long the element may take until it is on the page. */
const PATIENCE_MS = 2_000

/**
 * Gives the focus to the element of an id as soon as it is on the page, where what the user pressed disappears, or its
 * result is shown in another place.
 */
export function useFocusNext(): (id: string) => void {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return (id) => {
    stop.current()
    const move = () => {
      const element = document.getElementById(id)
      if (element === null) return
      stop.current()
      element.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(move)
    const timer = setTimeout(() => stop.current(), PATIENCE_MS)
    stop.current = () => {
      watch.disconnect()
      clearTimeout(timer)
    }
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['id'],
    })
    move()
  }
}
