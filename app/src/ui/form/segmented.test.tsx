import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { layOutRow } from '#test/lay-out-row.ts'
import { Segmented } from './segmented.tsx'

const options = [
  { value: 'week', label: '1W' },
  { value: 'all', label: 'All' },
] as const

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('shows the chosen one whole where the row is wider than its place', () => {
  layOutRow('fieldset', (row) => row.parentElement)
  const row = (value: 'week' | 'all') => (
    <div data-testid="place">
      <Segmented label="Period" options={options} value={value} onChange={() => undefined} />
    </div>
  )
  const { rerender } = render(row('all'))
  const place = screen.getByTestId('place')
  expect(place.scrollLeft).toBe(60)
  rerender(row('week'))
  expect(place.scrollLeft).toBe(0)
})
