import { render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'
import { NotLoadedError } from './not-loaded-error.ts'

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
  const LazyChart = lazyPart(load)
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
