import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LiveRegion } from './live-region.tsx'

it('is heard when a message appears in it, and is no status while there is none', () => {
  const { container, rerender } = render(<LiveRegion />)
  expect(screen.queryByRole('status')).toBeNull()
  const region = container.querySelector('[aria-live="polite"]')
  rerender(<LiveRegion>Prices are paused</LiveRegion>)
  expect(screen.getByRole('status').textContent).toBe('Prices are paused')
  // The place is the one that was there: what appears with its place is not heard everywhere.
  expect(screen.getByRole('status').parentElement).toBe(region)
})
