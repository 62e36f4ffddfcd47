import { describe, expect, it } from 'vitest'
import { documentOf, shownOf } from './first-document.ts'

const table = {
  pages: { '/': 'home', '/market': 'market', '/pass/login': 'login' },
  tabs: ['/', '/market', '/profile'],
  plain: ['/pass/login', '/api/loginCallback/google'],
}
const visit = { device: 'mobile', path: '/', search: '', isLoggedIn: false, boardWaits: false } as const

describe('the document of an address', () => {
  it.each([
    ['/market', '', 'market'],
    ['/profile', '', 'shape-tab'],
    ['/cruuency', '?code=BTC', 'shape-child'],
    ['/api/loginCallback/google', '?code=1', 'shape-plain'],
  ])('%s%s is %s', (path, search, name) => {
    expect(documentOf(table, { path, search })).toBe(name)
  })

  it('is a shape where the address asks for more than the page', () => {
    expect(documentOf(table, { path: '/market', search: '?type=2' })).toBe('shape-tab')
    expect(documentOf(table, { path: '/pass/login', search: '?next=/loan' })).toBe('shape-plain')
  })
})

describe('until the app is there', () => {
  it('a visitor who has seen the board reads the page', () => {
    expect(shownOf(table, visit)).toBe('page')
  })

  it('a first visitor reads the board on the tabs of a phone, and the page elsewhere', () => {
    const first = { ...visit, boardWaits: true }
    expect(shownOf(table, first)).toBe('board')
    expect(shownOf(table, { ...first, path: '/pass/login' })).toBe('page')
    expect(shownOf(table, { ...first, device: 'desktop' })).toBe('page')
  })

  it('a user sees the bars and not the page of a visitor', () => {
    expect(shownOf(table, { ...visit, isLoggedIn: true })).toBe('user')
  })
})
