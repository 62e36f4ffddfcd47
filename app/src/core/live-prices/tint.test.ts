import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearTint, tint } from './flashing-price.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
})

const box = () => document.createElement('span')
const strength = (element: HTMLElement) => Number.parseInt(element.style.getPropertyValue('--tint'), 10)

describe('the tint behind a price that moved', () => {
  it('says the trend and fades within about 600 ms', () => {
    const element = box()
    tint(element, 'up')
    expect([element.dataset.tint, strength(element)]).toEqual(['up', 100])
    vi.advanceTimersByTime(320)
    expect(strength(element)).toBeLessThan(80)
    expect(element.dataset.tint).toBe('up')
    vi.advanceTimersByTime(500)
    expect(element.dataset.tint).toBeUndefined()
  })

  it('starts over when the price moves again', () => {
    const element = box()
    tint(element, 'up')
    vi.advanceTimersByTime(320)
    tint(element, 'down')
    expect([element.dataset.tint, strength(element)]).toEqual(['down', 100])
  })

  it('goes at once with the price', () => {
    const element = box()
    tint(element, 'down')
    clearTint(element)
    expect(element.dataset.tint).toBeUndefined()
    vi.advanceTimersByTime(1000)
    expect(element.dataset.tint).toBeUndefined()
  })
})
