/** A finger that moved so far has a direction; one that moved so far along a row means its action. */
const SURE = 12
const THRESHOLD = 88
const FARTHEST = 132
/** Near the edges a swipe is the browser's way back. */
const EDGE = 24

/** Rows with an action: what is marked so, and the cards of a table. */
const rows = '[data-swipe], [data-cards] tr'

/** The button that does what a swipe of its row does: the same button, so that nothing depends on the gesture. */
const actionOf = (row: HTMLElement) =>
  row.querySelector<HTMLButtonElement>(
    row.matches('[data-swipe]') ? 'button:not(:disabled)' : '[data-card="action"] button:not(:disabled)',
  )

interface Swipe {
  readonly row: HTMLElement
  readonly action: HTMLButtonElement
  readonly x: number
  readonly y: number
  /** 1 or -1: where the row goes, from its end towards its start. */
  readonly towards: 1 | -1
}

/**
 * Lets a swipe of a row towards its start press the button of the row. The row follows the finger, names the action once
 * letting go would press it, and goes back otherwise.
 *
 * @returns a function that stops it.
 */
export function startSwipeRows(): () => void {
  let swipe: Swipe | undefined
  let isSure = false
  let moved = 0

  const end = () => {
    if (swipe) {
      swipe.row.style.translate = ''
      delete swipe.row.dataset.swiped
      delete swipe.row.dataset.swipeLabel
    }
    swipe = undefined
    isSure = false
    moved = 0
  }
  const handleStart = ({ touches, target }: TouchEvent) => {
    end()
    const [finger] = touches
    const row = target instanceof Element ? target.closest<HTMLElement>(rows) : null
    const action = row && actionOf(row)
    if (!finger || touches.length > 1 || !row || !action) return
    if (finger.clientX < EDGE || finger.clientX > window.innerWidth - EDGE) return
    const towards = getComputedStyle(row).direction === 'rtl' ? 1 : -1
    swipe = { row, action, x: finger.clientX, y: finger.clientY, towards }
  }
  const handleMove = ({ touches }: TouchEvent) => {
    const [finger] = touches
    if (!swipe || !finger) return
    const along = (finger.clientX - swipe.x) * swipe.towards
    const across = Math.abs(finger.clientY - swipe.y)
    if (touches.length > 1 || (!isSure && across > SURE)) return end()
    if (!isSure && along < SURE) return
    isSure = true
    moved = Math.min(FARTHEST, Math.max(0, along))
    const { row, action, towards } = swipe
    row.style.translate = `${Math.round(moved * towards)}px 0`
    row.dataset.swipeLabel = action.textContent?.trim() || action.getAttribute('aria-label') || ''
    row.dataset.swiped = moved >= THRESHOLD ? 'ready' : 'moving'
  }
  const handleEnd = () => {
    const action = moved >= THRESHOLD ? swipe?.action : undefined
    const wasSwiped = isSure
    end()
    if (wasSwiped) ignoreNextClick()
    action?.click()
  }
  const passive = { passive: true }
  window.addEventListener('touchstart', handleStart, passive)
  window.addEventListener('touchmove', handleMove, passive)
  window.addEventListener('touchend', handleEnd, passive)
  window.addEventListener('touchcancel', end, passive)
  return () => {
    end()
    window.removeEventListener('touchstart', handleStart)
    window.removeEventListener('touchmove', handleMove)
    window.removeEventListener('touchend', handleEnd)
    window.removeEventListener('touchcancel', end)
  }
}

/** The tap that some browsers make of a swipe is meant for nothing. */
function ignoreNextClick(): void {
  const handleClick = (event: MouseEvent) => {
    if (!event.isTrusted) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', handleClick, { capture: true })
  setTimeout(() => document.removeEventListener('click', handleClick, { capture: true }), 100)
}
