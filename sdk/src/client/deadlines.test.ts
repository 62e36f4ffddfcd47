import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeadlines } from './deadlines.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('many deadlines on one timer', () => {
  it('reaches each at its time and in order', () => {
    const deadlines = createDeadlines()
    const reached: string[] = []
    const start = deadlines.now()
    deadlines.add(start + 200, () => reached.push('b'))
    deadlines.add(start + 100, () => reached.push('a'))
    deadlines.add(start + 300, () => reached.push('c'))
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(100)
    expect(reached).toEqual(['a'])
    vi.advanceTimersByTime(250)
    expect(reached).toEqual(['a', 'b', 'c'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('holds a single timer for a thousand, and none once they are removed', () => {
    const deadlines = createDeadlines()
    const all = Array.from({ length: 1_000 }, (_, i) =>
      deadlines.add(deadlines.now() + 90_000 + (i % 7), () => {}),
    )
    expect(vi.getTimerCount()).toBe(1)
    for (const deadline of all) deadlines.remove(deadline)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not reach what was removed, by others that were reached either', () => {
    const deadlines = createDeadlines()
    const at = deadlines.now() + 10
    const late = vi.fn()
    deadlines.add(at, () => deadlines.remove(second))
    const second = deadlines.add(at + 5, late)
    vi.advanceTimersByTime(100)
    expect(late).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes new deadlines while it reaches others', () => {
    const deadlines = createDeadlines()
    const reached: number[] = []
    const again = () => {
      reached.push(deadlines.now())
      if (reached.length < 3) deadlines.add(deadlines.now() + 10, again)
    }
    const start = deadlines.now()
    deadlines.add(start + 10, again)
    deadlines.add(start + 1_000, () => {})
    vi.advanceTimersByTime(100)
    expect(reached.map((at) => Math.round(at - start))).toEqual([10, 20, 30])
  })

  it('waits longer than a timer can hold, and for ever when told so', () => {
    const deadlines = createDeadlines()
    const reached = vi.fn()
    deadlines.add(Number.POSITIVE_INFINITY, reached)
    expect(vi.getTimerCount()).toBe(0)
    deadlines.add(deadlines.now() + 2 ** 32, reached)
    vi.advanceTimersByTime(2 ** 32 - 10)
    expect(reached).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20)
    expect(reached).toHaveBeenCalledTimes(1)
  })
})
