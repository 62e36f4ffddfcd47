import { describe, expect, it } from 'vitest'
import { formatAge } from './format-time.ts'

describe('the age of what is shown', () => {
  it.each([
    [8_000, 'en-GB', '8_sec ago'],
    [6 * 60_000 + 59_000, 'en-GB', '6_min ago'],
    [96 * 60_000, 'de-DE', 'vor 1_Std.'],
    [17 * 3_600_000, 'ja-JP', '17_時間前'],
    [3 * 86_400_000, 'fr-FR', 'il y a 3_j'],
  ])('%d ms in %s, its number and unit on one line', (age, tag, text) => {
    expect(formatAge(age, tag).replaceAll('\u00a0', '_')).toBe(text)
  })

  it('has digits from 0 to 9 in Arabic, too', () => {
    expect(formatAge(6 * 60_000, 'ar')).toMatch(/6/)
  })

  it('is never in the future, whatever the clock of the device says', () => {
    expect(formatAge(-5000, 'en-GB')).toBe('0\u00a0sec ago')
  })
})
