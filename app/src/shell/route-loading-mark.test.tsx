import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { RouteLoadingMark, routeLoading } from './route-loading.tsx'

beforeAll(() => startTestI18n())
afterEach(() => routeLoading.set(false))

it('says that a page is on its way as long as it is, and then no more', () => {
  render(<RouteLoadingMark />)
  const mark = () => screen.queryByRole('status')
  expect(mark()).toBeNull()
  act(() => routeLoading.set(true))
  expect(mark()?.textContent).toMatch(/loading/i)
  act(() => routeLoading.set(false))
  expect(mark()).toBeNull()
})
