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
  green: '--green',
  red: '--red',
  violet: '--demo',
  pink: '--danger',
} as const

/** The tokens that canvases need, as colour values of the theme in force. */
export type TokenColours = Readonly<Record<keyof typeof names, string>>

let known: TokenColours | undefined

/** Colours of the tokens now. Read once for each theme: asking the browser for styles on every drawing is slow. */
export function tokenColours(): TokenColours {
  known ??= read()
  return known
}

/**
 * Gives an element each colour in turn and reads it there: a token itself reads as it is written, for light and dark at
 * once.
 */
function read(): TokenColours {
  const probe = document.createElement('i')
  document.documentElement.append(probe)
  const style = getComputedStyle(probe)
  const entries = Object.entries(names).map(([key, name]) => {
    probe.style.color = `var(${name})`
    return [key, hexOf(style.color)]
  })
  probe.remove()
  return Object.fromEntries(entries) as TokenColours
}

/**
 * A colour as `#rrggbb`, to which charts add the digits of an opacity; grey where there are no styles, as in a unit
 * test.
 */
function hexOf(computed: string): string {
  const parts = computed.match(/\d+/g) ?? []
  if (parts.length < 3) return '#888888'
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
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
