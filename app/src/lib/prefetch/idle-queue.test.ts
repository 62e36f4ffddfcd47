import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#config/limits.ts'
import { isSavingData, prefetchWhenIdle } from './idle-queue.ts'

/** Items that say when they were asked for and end when told. */
function makeItems(count: number) {
  const ends: (() => void)[] = []
  const started: number[] = []
  const items = Array.from({ length: count }, (_, number) => () => {
    started.push(number)
    return new Promise<void>((resolve, reject) => {
      ends[number] = number % 2 === 0 ? resolve : () => reject(new Error('offline'))
    })
  })
  return { items, started, end: (number: number) => ends[number]?.() }
}

describe('fetching ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('fetches three at a time, the next when one has come or failed', async () => {
    const { items, started, end } = makeItems(6)
    prefetchWhenIdle(items, limits.prefetchAtOnce)
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toEqual([0, 1, 2])
    end(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toEqual([0, 1, 2, 3])
    end(0)
    end(2)
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('waits until the browser is idle', () => {
    const { items, started } = makeItems(1)
    prefetchWhenIdle(items, 3)
    expect(started).toEqual([])
  })

  it('fetches nothing for a user who saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { items, started } = makeItems(3)
    prefetchWhenIdle(items, 3)
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toEqual([])
  })

  it('takes a slow connection for saving data', () => {
    expect(isSavingData({ effectiveType: 'slow-2g' })).toBe(true)
    expect(isSavingData({ effectiveType: '3g' })).toBe(true)
    expect(isSavingData({ effectiveType: '4g' })).toBe(false)
    expect(isSavingData(undefined)).toBe(false)
  })

  it('stops once the user saves data', async () => {
    const connection = { saveData: false }
    vi.stubGlobal('navigator', { onLine: true, connection })
    const { items, started, end } = makeItems(6)
    prefetchWhenIdle(items, 1)
    await vi.advanceTimersByTimeAsync(100)
    connection.saveData = true
    end(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toEqual([0])
  })

  it('fetches nothing while there is no network, and goes on when it is back', async () => {
    const network = { onLine: true }
    vi.stubGlobal('navigator', network)
    const { items, started, end } = makeItems(5)
    prefetchWhenIdle(items, 2)
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toEqual([0, 1])
    network.onLine = false
    window.dispatchEvent(new Event('offline'))
    end(0)
    end(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(started).toEqual([0, 1])
    network.onLine = true
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toEqual([0, 1, 2, 3])
  })

  it('gives up after three failures in a row', async () => {
    let asked = 0
    const failing = Array.from({ length: 80 }, () => async () => {
      asked += 1
      throw new Error('The server is away.')
    })
    prefetchWhenIdle(failing, 1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toBe(3)
  })

  it('stops what has not begun', async () => {
    const { items, started } = makeItems(3)
    prefetchWhenIdle(items, 3)()
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toEqual([])
  })
})
