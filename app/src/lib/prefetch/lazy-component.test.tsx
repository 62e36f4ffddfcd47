import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#config/limits.ts'
import { lazyComponent, NotLoadedError } from './lazy-component.ts'

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

let caught: unknown
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = (error: unknown) => {
    caught = error
    return { failed: true }
  }
  override render = () => (this.state.failed ? 'failed' : this.props.children)
}

it('a part that did not arrive is shown once its retry succeeded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Chart = ({ code }: { code: string }) => <p>chart of {code}</p>
  const load = vi
    .fn<() => Promise<typeof Chart>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(Chart)
  const LazyChart = lazyComponent(load)
  const show = () =>
    render(
      <Boundary>
        <Suspense fallback="on its way">
          <LazyChart code="BTC" />
        </Suspense>
      </Boundary>,
    )
  const shown = show()
  expect(await screen.findByText('failed')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
  if (!(caught instanceof NotLoadedError)) throw new Error('It was no NotLoadedError.')
  await expect(caught.retry()).rejects.toThrow('no network')
  await caught.retry()
  shown.unmount()
  show()
  expect(screen.getByText('chart of BTC')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(3)
})
