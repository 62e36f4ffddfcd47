import { describe, expect, it } from 'vitest'
import { ancestorsOf, routeNameOf, tabOrder } from '#config/paths.ts'
import { type TransitionFacts, transitionKind } from './transition-kind.ts'

const pages = { nameOf: routeNameOf, ancestorsOf, tabs: tabOrder }

const kind = (from: string, to: string, more: Partial<TransitionFacts> = {}) =>
  transitionKind(pages, { from, to, device: 'desktop', earlier: [], reducedMotion: false, ...more })

describe('how pages give way to each other', () => {
  it('slides tabs by their order', () => {
    expect(kind('/', '/profile')).toBe('slide-next')
    expect(kind('/profile', '/market')).toBe('slide-back')
  })

  it('slides into a child page and back out of it', () => {
    expect(kind('/market', '/cruuency')).toBe('slide-next')
    expect(kind('/cruuency', '/market')).toBe('slide-back')
    expect(kind('/cruuency', '/', { earlier: ['/'] })).toBe('slide-back')
  })

  it('slides into the child of a child, and back out to each page above it', () => {
    expect(kind('/profile/orders', '/profile/orders/detail')).toBe('slide-next')
    expect(kind('/profile/orders/detail', '/profile/orders')).toBe('slide-back')
    expect(kind('/profile/orders/detail', '/profile')).toBe('slide-back')
  })

  it('slides into a child page from a tab it does not belong to, and back there', () => {
    expect(kind('/market', '/profile/deposit')).toBe('slide-next')
    expect(kind('/', '/profile/orders/detail')).toBe('slide-next')
    expect(kind('/profile/deposit', '/market', { earlier: ['/market'] })).toBe('slide-back')
  })

  it('slides from a child page to one that is deeper elsewhere, and back', () => {
    expect(kind('/cruuency', '/profile/orders/detail')).toBe('slide-next')
    expect(kind('/profile/orders/detail', '/cruuency', { earlier: ['/cruuency'] })).toBe('slide-back')
  })

  it('otherwise fades on desktop and slides up on phones', () => {
    expect(kind('/pass/login', '/profile')).toBe('fade')
    expect(kind('/pass/login', '/profile', { device: 'mobile' })).toBe('rise')
  })

  it('neither slides between the log-in pages nor away from a page that does not exist', () => {
    expect(kind('/pass/login', '/pass/register')).toBe('fade')
    expect(kind('/no/such/page', '/')).toBe('fade')
  })

  it('does not move for users who asked for less motion, nor on the same page', () => {
    expect(kind('/', '/market', { reducedMotion: true })).toBe('none')
    expect(kind('/market', '/market')).toBe('none')
  })
})
