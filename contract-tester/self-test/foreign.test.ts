import { expect, test } from 'vitest'
import { checkForeign, foreignStyles } from './foreign/measure.ts'

test.each(foreignStyles)(
  'a right server in the style of $name is reached whole, and nothing is reported of it',
  async (style) => {
    const { violations, unreached, skipped, things } = await checkForeign(style)
    expect(violations).toEqual([])
    expect(unreached).toEqual([])
    expect(skipped.filter(({ rule }) => rule === '*')).toEqual([])
    expect(things).toMatchObject({ left: [] })
  },
)
