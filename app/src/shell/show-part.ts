/** What shows that the user moves the page: then nothing else may. */
export const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** How long a page that is still loading may take until the part is there. */
const PATIENCE_MS = 10_000
/** What is loaded above a part moves it; a page that did not change for so long is complete. */
const QUIET_MS = 500

/**
 * Scrolls to the part of a page that an address names after its `#`, as soon as it is there, and moves the focus to it:
 * the next press of Tab reaches its first control.
 *
 * @returns a function that gives up.
 */
export function showPart(id: string): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined
  let hasFocus = false
  const end = () => {
    changes.disconnect()
    sizes.disconnect()
    clearTimeout(quiet)
    clearTimeout(patience)
    for (const move of moves) window.removeEventListener(move, end)
  }
  const show = () => {
    const part = document.getElementById(id)
    if (part === null) return
    part.scrollIntoView({ block: 'start' })
    if (!hasFocus && !part.contains(document.activeElement)) {
      if (part.tabIndex < 0) part.tabIndex = -1
      part.focus({ preventScroll: true })
    }
    hasFocus = true
    clearTimeout(quiet)
    quiet = setTimeout(end, QUIET_MS)
  }
  const changes = new MutationObserver(() => {
    if (!hasFocus) show()
  })
  const sizes = new ResizeObserver(show)
  const patience = setTimeout(end, PATIENCE_MS)
  for (const move of moves) window.addEventListener(move, end, { passive: true })
  changes.observe(document.body, { childList: true, subtree: true })
  sizes.observe(document.body)
  return end
}
