/** A tint fades in this time. */
const FADE_MS = 600
/** It grows paler at most so often. */
const STEP_MS = 90
/** How long a step waits beyond that for the next prices. */
const GRACE_MS = 80

/** When each tinted element was tinted, on the clock of the page. */
const tinted = new Map<HTMLElement, number>()
let fadedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isQueued = false

/**
 * Tints an element and lets it fade. All tints of the page fade together, in steps that fall on the frames which show
 * new prices anyway: a transition for each would keep the browser painting on every frame for as long as prices move.
 */
export function tint(element: HTMLElement, trend: 'up' | 'down'): void {
  if (tinted.size === 0) fadedAt = performance.now()
  tinted.set(element, performance.now())
  element.dataset.tint = trend
  element.style.setProperty('--tint', '100%')
  schedule()
}

/** Takes a tint away at once. */
export function clearTint(element: HTMLElement): void {
  tinted.delete(element)
  delete element.dataset.tint
}

function fade() {
  clearTimeout(timer)
  timer = undefined
  isQueued = false
  const now = performance.now()
  fadedAt = now
  for (const [element, since] of tinted) {
    const left = 1 - (now - since) / FADE_MS
    if (left > 0.05) element.style.setProperty('--tint', `${Math.round(left * 100)}%`)
    else clearTint(element)
  }
  if (tinted.size > 0) schedule()
}

function schedule() {
  const rest = fadedAt + STEP_MS - performance.now()
  if (rest > 0) {
    timer ??= setTimeout(fade, rest + GRACE_MS)
  } else if (!isQueued) {
    isQueued = true
    queueMicrotask(fade)
  }
}
