import { describe, expect, it } from 'vitest'
import { closeRule, isDivisible, lotsOfShare } from './close-part.tsx'

const sizes = { minLots: '0.01', lotStep: '0.01' }
const position = { lots: '0.10' }
const issueOf = (text: string, of = sizes) =>
  closeRule('en', position, of).safeParse(text).error?.issues[0]?.message

describe('how much of a position is closed', () => {
  it('is a size on the step, up to all of it', () => {
    expect(closeRule('en', position, sizes).parse('0.05')).toBe('0.05')
    expect(closeRule('en', position, sizes).parse('0.1')).toBe('0.1')
    expect(issueOf('0.11')).toBe('tooLarge')
    expect(issueOf('0')).toBe('tooSmall')
    expect(issueOf('0.055')).toBe('unread')
  })

  it('leaves a size that can be held, or nothing', () => {
    const coarse = { minLots: '0.05', lotStep: '0.01' }
    expect(issueOf('0.06', coarse)).toBe('restTooSmall')
    expect(issueOf('0.04', coarse)).toBe('tooSmall')
    expect(issueOf('0.05', coarse)).toBeUndefined()
    expect(lotsOfShare(position, coarse, 75)).toEqual({ issue: 'restTooSmall' })
    expect(lotsOfShare(position, coarse, 50)).toEqual({ lots: '0.05' })
  })

  it('is a share rounded down to the step', () => {
    expect(lotsOfShare(position, sizes, 25)).toEqual({ lots: '0.02' })
    expect(lotsOfShare(position, sizes, 75)).toEqual({ lots: '0.07' })
    expect(lotsOfShare(position, sizes, 100)).toEqual({ lots: '0.10' })
    expect(lotsOfShare({ lots: '0.02' }, sizes, 25)).toEqual({ issue: 'tooSmall' })
  })

  it('can be chosen only where two of the smallest sizes are held', () => {
    expect(isDivisible({ lots: '0.02' }, sizes)).toBe(true)
    expect(isDivisible({ lots: '0.01' }, sizes)).toBe(false)
  })
})
