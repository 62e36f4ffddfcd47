import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../config/limits.ts'
import { lazyPage } from './lazy-page.ts'

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
    const page = lazyPage(load, noTexts)
    await Promise.all([page.preload(), page.preload()])
    expect(page.isLoaded()).toBe(true)
    await act(async () => {
      render(
        <Suspense>
          <page.Component />
        </Suspense>,
      )
    })
    expect(screen.getByText('the page')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('counts as failed when its code has not arrived after 120 s, and is fetched anew by the next try', async () => {
    const load = vi.fn<() => Promise<typeof Page>>(() => new Promise(() => {}))
    const page = lazyPage(load, noTexts)
    const failure = page.preload().catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(limits.chunkTimeout - 1)
    expect(page.isLoaded()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ message: 'The page did not arrive within 120 s.' })
    load.mockResolvedValue(Page)
    await page.preload()
    expect(page.isLoaded()).toBe(true)
  })

  it('waits for its texts too', async () => {
    const page = lazyPage(
      async () => Page,
      () => new Promise(() => {}),
    )
    const failure = page.preload().catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(limits.chunkTimeout)
    expect(await failure).toBeInstanceOf(Error)
  })
})
