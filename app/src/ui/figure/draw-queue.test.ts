import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrawQueue } from './draw-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('drawing pictures', () => {
  it('happens at once for the first, and together for all that ask in the meantime', async () => {
    const queue = createDrawQueue()
    const [a, b] = [{ draw: vi.fn() }, { draw: vi.fn() }]
    queue.request(a)
    queue.request(a)
    queue.request(b)
    await settled()
    expect([a.draw.mock.calls.length, b.draw.mock.calls.length]).toEqual([1, 1])
  })

  it('happens at most four times a second however often it is asked for', async () => {
    const queue = createDrawQueue()
    const job = { draw: vi.fn() }
    for (let ms = 0; ms < 5000; ms += 10) {
      queue.request(job)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(job.draw.mock.calls.length).toBeLessThanOrEqual(20)
    expect(job.draw.mock.calls.length).toBeGreaterThan(15)
  })

  it('is not forgotten when it is asked for only once', async () => {
    const queue = createDrawQueue()
    const job = { draw: vi.fn() }
    queue.request(job)
    await settled()
    queue.request(job)
    await vi.advanceTimersByTimeAsync(400)
    expect(job.draw).toHaveBeenCalledTimes(2)
  })

  it('does not happen for a picture that has gone', async () => {
    const queue = createDrawQueue()
    const job = { draw: vi.fn() }
    queue.request(job)
    queue.cancel(job)
    await settled()
    expect(job.draw).not.toHaveBeenCalled()
  })
})
