/** What is so much lower than the window has been is covered by a keyboard, not by a bar of the browser. */
const KEYBOARD_MIN = 140

const typed =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea, [contenteditable="true"]'

/** The field that the user types into, if any. */
const typedInto = (): HTMLElement | undefined => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.matches(typed) ? activeElement : undefined
}

/** A field with its hint and its error, in the order in which they stand. */
function partsOf(field: HTMLElement): Element[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return [field, ...ids.flatMap((id) => document.getElementById(id) ?? [])]
}

/** Brings a field and what is said below it between the bars; the field itself counts most. */
function show(field: HTMLElement): void {
  for (const part of partsOf(field).reverse()) part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/**
 * Keeps what is typed into in sight while the keyboard of a phone is on the screen. Where the browser lays it over the
 * window, `--keyboard` on the root says how much it covers; `data-keyboard` says in every browser that it is there, so
 * that bars at the lower edge make room.
 *
 * @returns a function that stops it.
 */
export function keepFieldInSight(): () => void {
  const {
    visualViewport,
    document: { documentElement: root },
  } = window
  let tallest = { width: window.innerWidth, height: window.innerHeight }
  let frame = 0

  const showSoon = () => {
    cancelAnimationFrame(frame)
    // What the field made the page say is there in the frame after.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const field = typedInto()
        if (field) show(field)
      })
    })
  }
  const measure = () => {
    const height = visualViewport?.height ?? window.innerHeight
    const isTurned = tallest.width !== window.innerWidth
    tallest = {
      width: window.innerWidth,
      height: isTurned ? window.innerHeight : Math.max(tallest.height, window.innerHeight),
    }
    const isZoomed = (visualViewport?.scale ?? 1) > 1.01
    const isThere = typedInto() !== undefined && !isZoomed && tallest.height - height > KEYBOARD_MIN
    const covered = window.innerHeight - height - (visualViewport?.offsetTop ?? 0)
    root.toggleAttribute('data-keyboard', isThere)
    root.style.setProperty('--keyboard', `${isThere ? Math.max(0, Math.round(covered)) : 0}px`)
    if (isThere) showSoon()
  }
  visualViewport?.addEventListener('resize', measure)
  window.addEventListener('resize', measure)
  document.addEventListener('focusin', measure)
  document.addEventListener('focusout', measure)
  document.addEventListener('submit', measure)
  return () => {
    cancelAnimationFrame(frame)
    visualViewport?.removeEventListener('resize', measure)
    window.removeEventListener('resize', measure)
    document.removeEventListener('focusin', measure)
    document.removeEventListener('focusout', measure)
    document.removeEventListener('submit', measure)
  }
}
