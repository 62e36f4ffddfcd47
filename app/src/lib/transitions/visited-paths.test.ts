import { describe, expect, it } from 'vitest'
import { limits } from '#config/limits.ts'
import { visitPath } from './transition-kind.ts'

describe('the history that transitions look at', () => {
  it('keeps the last 10 paths', () => {
    const paths = Array.from({ length: 13 }, (_, number) => `/page${number}`)
    const visited = paths.reduce<readonly string[]>(
      (before, path) => visitPath(before, path, limits.transitionHistory),
      [],
    )
    expect(visited).toEqual(paths.slice(3))
    expect(visited).toHaveLength(10)
  })

  it('does not count staying on the same page', () => {
    expect(visitPath(['/', '/market'], '/market', 10)).toEqual(['/', '/market'])
  })
})
