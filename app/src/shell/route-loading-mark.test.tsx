import { act, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RouteLoadingMark, routeLoading } from './route-loading.tsx'

afterEach(() => routeLoading.set(false))

it('shows that a page is on its way as long as it is, and says nothing of it', () => {
  const { container } = render(<RouteLoadingMark />)
  const mark = () => container.firstElementChild
  expect(mark()).toBeNull()
  act(() => routeLoading.set(true))
  expect(mark()?.getAttribute('aria-hidden')).toBe('true')
  act(() => routeLoading.set(false))
  expect(mark()).toBeNull()
})
