import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { heardAfter } from '#ui/feedback/live-region.tsx'
import { SpokenTitle } from './spoken-title.tsx'
import { usePageTitle } from './use-page-title.ts'

beforeEach(async () => {
  await startTestI18n()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Frame() {
  return (
    <>
      <SpokenTitle />
      <main id="main" tabIndex={-1} aria-label={usePageTitle()} />
      <Link to="/loan">loans</Link>
      <Link to="/market">markets</Link>
    </>
  )
}

const follow = (name: string) => {
  fireEvent.click(screen.getByRole('link', { name }))
}
const spoken = () => {
  act(() => vi.advanceTimersByTime(heardAfter))
  return screen.queryByRole('status')?.textContent
}

it('says the name of a page where the focus was on the content already', () => {
  renderWithBackend(<Frame />, { answers: {} })
  expect(spoken()).toBeUndefined()
  const main = screen.getByRole('main')
  act(() => main.focus())
  follow('loans')
  act(() => main.focus())
  expect(spoken()).toBe('Loans')
  follow('markets')
  expect(spoken()).toBe('Markets')
  act(() => vi.advanceTimersByTime(1_000))
  expect(spoken()).toBeUndefined()
})

it('says nothing where the focus moves to the content, whose name is that of the page', () => {
  renderWithBackend(<Frame />, { answers: {} })
  follow('loans')
  act(() => screen.getByRole('main').focus())
  expect(spoken()).toBeUndefined()
})
