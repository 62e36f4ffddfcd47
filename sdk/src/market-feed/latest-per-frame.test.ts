import { describe, expect, it, vi } from 'vitest'
import { latestPerFrame } from './latest-per-frame.ts'

const item = (code: string, price: number) => ({ code, price, zdf: 0 })

describe('one picture', () => {
  it('takes the latest item of each code, in one go', () => {
    const frames: (() => void)[] = []
    const draw = vi.fn()
    const hear = latestPerFrame(draw, (run) => frames.push(run))
    hear([])
    expect(frames).toHaveLength(0)
    for (let price = 1; price <= 1_000; price++) hear([item('A', price), item('B', -price)])
    expect(frames).toHaveLength(1)
    expect(draw).not.toHaveBeenCalled()
    frames[0]?.()
    expect(draw.mock.calls).toEqual([[[item('A', 1_000), item('B', -1_000)]]])
    hear([item('A', 7)])
    frames[1]?.()
    expect(draw.mock.lastCall).toEqual([[item('A', 7)]])
  })

  it('comes by itself where nothing is drawn', () => {
    vi.useFakeTimers()
    const draw = vi.fn()
    latestPerFrame(draw)([item('A', 1)])
    vi.advanceTimersByTime(16)
    vi.useRealTimers()
    expect(draw).toHaveBeenCalledTimes(1)
  })
})
