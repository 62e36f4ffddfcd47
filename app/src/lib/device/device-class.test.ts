import { describe, expect, it } from 'vitest'
import { deviceClassOf } from './device-class.ts'

describe('the device class', () => {
  it.each([
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36', 5, 'mobile'],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', 5, 'mobile'],
    [
      'an iPad that calls itself a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
      5,
      'mobile',
    ],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'desktop'],
    ['a Windows laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'desktop'],
  ])('of %s', (_, userAgent, maxTouchPoints, expected) => {
    expect(deviceClassOf({ userAgent, maxTouchPoints })).toBe(expected)
  })
})
