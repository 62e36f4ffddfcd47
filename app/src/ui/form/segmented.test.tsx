import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Segmented } from './segmented.tsx'

const options = [
  { value: 'week', label: '1W' },
  { value: 'all', label: 'All' },
] as const

/** A place of 100 px for choices of 80 px after each other, which is scrolled as it is; they are measured at once. */
function layOut() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(measured: () => void) {
        this.observe = measured
      }
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('fieldset')
    if (row === null) return new DOMRect(0, 0, 100, 44)
    const scrolled = row.parentElement?.scrollLeft ?? 0
    return new DOMRect([...row.children].indexOf(this) * 80 - scrolled, 0, 80, 44)
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('shows the chosen one whole where the row is wider than its place', () => {
  layOut()
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
