import { onColoursChange } from '#lib/theme/theme.ts'

const names = {
  up: '--up',
  down: '--down',
  text: '--text',
  muted: '--text-muted',
  line: '--line',
  lineStrong: '--line-strong',
  surface: '--surface',
  page: '--page',
  accent: '--accent',
  warning: '--warn',
} as const

/** The tokens that canvases need, as colour values of the theme in force. */
export type TokenColours = Readonly<Record<keyof typeof names, string>>

let known: TokenColours | undefined

/** Colours of the tokens now. Read once for each theme: asking the browser for styles on every drawing is slow. */
export function tokenColours(): TokenColours {
  known ??= read()
  return known
}

function read(): TokenColours {
  const style = getComputedStyle(document.documentElement)
  const entries = Object.entries(names).map(([key, name]) => [
    key,
    style.getPropertyValue(name).trim() || '#888888',
  ])
  return Object.fromEntries(entries) as TokenColours
}

/**
 * Calls back on the frame after theme or rising colour changed, when the new colours can be read.
 *
 * @returns a function that stops listening.
 */
export function onTokenColours(listener: () => void): () => void {
  let frame = 0
  const stop = onColoursChange(() => {
    known = undefined
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      known = undefined
      listener()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}
