import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#config/limits.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { PageBoundary } from './page-boundary.tsx'

let isOnline = true
const goOnline = async (online: boolean) => {
  isOnline = online
  await act(async () => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })
}

const show = (load: () => Promise<ComponentType>) => {
  const LatePage = lazyComponent(load)
  render(
    <PageBoundary>
      <Suspense fallback="on its way">
        <LatePage />
      </Suspense>
    </PageBoundary>,
  )
}
const Page = () => <p>the page</p>

describe('a page that does not come', () => {
  beforeEach(async () => {
    await startTestI18n()
    isOnline = true
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('says after 120 s that it could not be shown and what is not affected, and offers to try again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    show(() => new Promise(() => {}))
    await act(() => vi.advanceTimersByTimeAsync(limits.chunkTimeout - 1))
    expect(screen.getByText('on its way')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('We couldn’t show this page')
    expect(alert.textContent).toContain('This doesn’t affect your balance')
    fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('says while there is no network that the connection is missing, and shows itself when it is back', async () => {
    isOnline = false
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('no network'))
    show(load)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('alert').textContent).toContain('You’re offline')
    expect(screen.queryByRole('button')).toBeNull()
    expect(load).toHaveBeenCalledTimes(1)
    load.mockResolvedValue(Page)
    await goOnline(true)
    expect(screen.getByText('the page')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows itself once a server that was away is there again, although the network never went', async () => {
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('refused'))
    show(load)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t show this page')
    load.mockResolvedValue(Page)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(screen.getByText('the page')).toBeTruthy()
  })

  it('leaves the rest of the app alone where it only works in the background, and begins once it is there', async () => {
    isOnline = false
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('no network'))
    const Watcher = lazyComponent(load)
    render(
      <PageBoundary>
        <p>the dialog on show</p>
        <PageBoundary isQuiet>
          <Suspense>
            <Watcher />
          </Suspense>
        </PageBoundary>
      </PageBoundary>,
    )
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByText('the dialog on show')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    load.mockResolvedValue(Page)
    await goOnline(true)
    expect(screen.getByText('the page')).toBeTruthy()
  })

  it('stays failed, with a way to reload, when the page itself is broken', async () => {
    const load = vi.fn(async () => () => {
      throw new Error('broken')
    })
    show(load)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
