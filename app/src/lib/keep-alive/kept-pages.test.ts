import type { Location } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type KeptPage, visitPage } from './kept-pages.ts'

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname }) as Location

function visitAll(names: readonly string[], limit: number): readonly KeptPage<string>[] {
  return names.reduce<readonly KeptPage<string>[]>(
    (pages, name) => visitPage(pages, name, at(`/${name}`), limit),
    [],
  )
}

describe('kept pages', () => {
  it('keeps at most as many pages as allowed and drops the one visited longest ago', () => {
    const names = Array.from({ length: 11 }, (_, number) => `page${number}`)
    const kept = visitAll(names, 10).map((page) => page.name)
    expect(kept).toHaveLength(10)
    expect(kept).not.toContain('page0')
  })

  it('spares a page that was visited again', () => {
    const kept = visitAll(['a', 'b', 'a', 'c'], 2).map((page) => page.name)
    expect(kept).toEqual(['a', 'c'])
  })

  it('remembers the location a page showed last, without moving the page', () => {
    const pages = visitPage(visitAll(['a', 'b'], 10), 'a', at('/a?type=2'), 10)
    expect(pages.map((page) => [page.name, page.location.pathname])).toEqual([
      ['a', '/a?type=2'],
      ['b', '/b'],
    ])
  })
})
