import { describe, expect, it } from 'vitest'
import { type TransitionFacts, transitionKind } from './transition-kind.ts'

const kind = (from: string, to: string, more: Partial<TransitionFacts> = {}) =>
  transitionKind({ from, to, device: 'desktop', earlier: [], reducedMotion: false, ...more })

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

  it('otherwise fades on desktop and slides up on phones', () => {
    expect(kind('/pass/login', '/profile')).toBe('fade')
    expect(kind('/pass/login', '/profile', { device: 'mobile' })).toBe('rise')
  })

  it('does not move for readers who asked for less motion, nor on the same page', () => {
    expect(kind('/', '/market', { reducedMotion: true })).toBe('none')
    expect(kind('/market', '/market')).toBe('none')
  })
})
