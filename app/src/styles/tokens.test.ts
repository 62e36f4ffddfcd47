import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#config/run-time/contrast.ts'

const themes = ['light', 'dark'] as const
const tokens = new Map(
  [
    ...readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8').matchAll(
      /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
)
const colour = (name: string, theme: (typeof themes)[number]) => {
  const token = tokens.get(name)
  if (token === undefined) throw new Error(`There is no colour --${name} in two themes.`)
  return token[theme]
}

/** What fields, cards and dialogs lie on. */
const grounds = ['page', 'surface', 'surface-raised', 'surface-sunken']
/** What is drawn on all of them, and has to be seen to know that there is a control, and in which state. */
const marks = ['line-strong', 'accent', 'focus', 'danger', 'warn', 'demo-solid', 'danger-solid']

describe.each(themes)('a control in the %s theme', (theme) => {
  it.each(marks.flatMap((mark) => grounds.map((ground) => [mark, ground] as const)))(
    'is told by --%s on --%s',
    (mark, ground) => {
      expect(contrastOf(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
    },
  )

  it('shows the place of a switch on both of its grounds', () => {
    for (const ground of ['line-strong', 'accent'])
      expect(contrastOf(colour('surface', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})
