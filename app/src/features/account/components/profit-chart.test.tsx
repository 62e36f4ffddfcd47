import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProfitLine } from './profit-chart.tsx'

/** What the line is painted with. */
function strokeOf(ys: readonly number[]) {
  const points = ys.map((y, at) => ({ x: at / (ys.length - 1), y }))
  const { container, unmount } = render(<ProfitLine points={points as never} zero={0.5} />)
  const stroke = container.querySelector('path[stroke]')?.getAttribute('stroke')
  unmount()
  return stroke
}

it('has the colours of rising and falling, and neither where nothing was gained or lost', () => {
  expect(strokeOf([0.5, 0.7, 0.2])).toMatch(/^url\(/)
  expect(strokeOf([0.5, 0.5, 0.5])).toBe('var(--line-strong)')
})

it('stays where it is until something is booked, and changes there at once', () => {
  const points = [
    { x: 0, y: 0.5 },
    { x: 0.4, y: 0.25 },
    { x: 1, y: 0.75 },
  ]
  const { container } = render(<ProfitLine points={points as never} zero={0.5} />)
  expect(container.querySelector('path[stroke]')?.getAttribute('d')).toBe('M0 50H40V75H100V25')
})
