import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../config/limits.ts'
import { lazyComponent } from './lazy-component.ts'

const Page = () => <p>the page</p>
const noTexts = async () => {}

describe('a page that arrives when it is needed', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is fetched once, however many ask', async () => {
    const load = vi.fn(async () => Page)
    const LatePage = lazyComponent(load, noTexts)
    await Promise.all([LatePage.preload(), LatePage.preload()])
    expect(LatePage.isLoaded()).toBe(true)
    await act(async () => {
      render(
        <Suspense>
          <LatePage />
        </Suspense>,
      )
    })
    expect(screen.getByText('the page')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('counts as failed when its code has not arrived after 120 s, and is fetched anew by the next try', async () => {
    const load = vi.fn<() => Promise<typeof Page>>(() => new Promise(() => {}))
    const LatePage = lazyComponent(load, noTexts)
    const failure = LatePage.preload().catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(limits.chunkTimeout - 1)
    expect(LatePage.isLoaded()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ message: 'The page did not arrive within 120 s.' })
    load.mockResolvedValue(Page)
    await LatePage.preload()
    expect(LatePage.isLoaded()).toBe(true)
  })

  it('waits for its texts too', async () => {
    const LatePage = lazyComponent(
      async () => Page,
      () => new Promise(() => {}),
    )
    const failure = LatePage.preload().catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(limits.chunkTimeout)
    expect(await failure).toBeInstanceOf(Error)
  })
})
