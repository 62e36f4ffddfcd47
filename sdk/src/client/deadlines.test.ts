import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { now, startDeadline } from './deadlines.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a deadline', () => {
  it('is reached at its time, each of many in order', () => {
    const reached: string[] = []
    const start = now()
    startDeadline(start + 200, () => reached.push('b'))
    startDeadline(start + 100, () => reached.push('a'))
    startDeadline(start + 300, () => reached.push('c'))
    vi.advanceTimersByTime(100)
    expect(reached).toEqual(['a'])
    vi.advanceTimersByTime(250)
    expect(reached).toEqual(['a', 'b', 'c'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves nothing that waits once it is taken back', () => {
    const all = Array.from({ length: 1_000 }, (_, i) => startDeadline(now() + 90_000 + (i % 7), () => {}))
    for (const remove of all) remove()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not reached when it was taken back, by another that was reached either', () => {
    const late = vi.fn()
    const at = now() + 10
    startDeadline(at, () => remove())
    const remove = startDeadline(at + 5, late)
    vi.advanceTimersByTime(100)
    expect(late).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits longer than a timer can hold, and for ever when told so', () => {
    const reached = vi.fn()
    startDeadline(Number.POSITIVE_INFINITY, reached)
    expect(vi.getTimerCount()).toBe(0)
    startDeadline(now() + 2 ** 32, reached)
    vi.advanceTimersByTime(2 ** 32 - 10)
    expect(reached).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20)
    expect(reached).toHaveBeenCalledTimes(1)
  })
})
