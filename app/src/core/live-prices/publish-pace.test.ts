import { describe, expect, it } from 'vitest'
import { createPublishPace } from './frame-loop.ts'

/** Publications in `seconds` seconds of frames that come every `frameMs`, after the first one. */
function publications(seconds: number, frameMs: number, pace = createPublishPace()) {
  let count = -1
  for (let now = 0; now < seconds * 1000; now += frameMs) if (pace.isDue(now)) count += 1
  return count
}

describe('the publishing pace', () => {
  it('is ten times a second while frames arrive on time, on any screen', () => {
    expect(publications(10, 1000 / 60)).toBeLessThanOrEqual(100)
    expect(publications(10, 1000 / 60)).toBeGreaterThan(95)
    expect(publications(10, 1000 / 144)).toBeLessThanOrEqual(100)
  })

  it('slows down while frames slip, but never below twice a second', () => {
    const count = publications(10, 1000 / 20)
    expect(count).toBeLessThan(30)
    expect(count).toBeGreaterThanOrEqual(17)
  })

  it('recovers once frames arrive on time again', () => {
    const pace = createPublishPace()
    for (let now = 0; now < 2000; now += 50) pace.isDue(now)
    expect(pace.interval).toBe(500)
    for (let now = 2000; now < 6000; now += 1000 / 60) pace.isDue(now)
    expect(pace.interval).toBe(100)
  })

  it('does not take a sleeping tab for a slow one', () => {
    const pace = createPublishPace()
    pace.isDue(0)
    pace.isDue(60_000)
    expect(pace.interval).toBe(100)
  })
})
