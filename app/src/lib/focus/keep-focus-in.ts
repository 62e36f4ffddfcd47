/**
 * Gives the focus to another part of a place when what had it in there is taken away, such as the row whose button was
 * pressed.
 *
 * @param heirIn what gets the focus then
 * @returns a function that ends it
 */
export function keepFocusIn<T extends HTMLElement>(
  place: T,
  heirIn: (place: T) => HTMLElement | null,
): () => void {
  let last: EventTarget | null = null
  const handleFocus = ({ target }: FocusEvent) => {
    last = target
  }
  const watch = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected) return
    last = null
    // What is around the place, such as the page, may have taken the focus before.
    if (document.activeElement?.contains(place) ?? true) heirIn(place)?.focus({ preventScroll: true })
  })
  place.addEventListener('focusin', handleFocus)
  watch.observe(place, { childList: true, subtree: true })
  return () => {
    place.removeEventListener('focusin', handleFocus)
    watch.disconnect()
  }
}
