import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { livePrices } from '#core/live-prices/store.ts'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { QuoteHeader } from './quote-header.tsx'

beforeEach(() => startTestI18n('instrument', 'market'))
afterEach(() => livePrices.resume())

it('holds the prices of its page still, and lets them run again', () => {
  renderWithBackend(<QuoteHeader instrument={instrumentFixture()} isFullScreen={false} />, { answers: {} })
  fireEvent.click(screen.getByRole('button', { name: 'Pause prices' }))
  expect(livePrices.status().isPaused).toBe(true)
  expect(screen.getByRole('status').textContent).toMatch(/paused/i)
  fireEvent.click(screen.getByRole('button', { name: 'Resume prices' }))
  expect(livePrices.status().isPaused).toBe(false)
  expect(screen.queryByRole('status')).toBeNull()
})
