import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { Figure } from './figure.tsx'

const directionOf = (value: string, unit?: string) =>
  render(<Figure value={value} unit={unit} />).container.querySelector('bdi')?.dir

describe('a figure', () => {
  it('is read left to right with its sign and unit', () => {
    expect(directionOf(formatMoney('-1234.50'), 'USD')).toBe('ltr')
  })

  it('with a word as its unit follows that word, and its sign stays before the number', () => {
    const { container } = render(<Figure value="−0.5" unit="لوت" />)
    const [figure, number] = container.querySelectorAll('bdi')
    expect(figure?.dir).toBe('rtl')
    expect(number?.dir).toBe('ltr')
    expect(number?.textContent).toBe('−0.5')
    expect(directionOf('0.5', 'Lot')).toBe('ltr')
  })

  it('that is a date follows its words, so that day, month and time are in order in Arabic', () => {
    const at = '2026-11-20T15:20:00Z'
    expect(directionOf(formatDateTime(at, 'ar'))).toBe('auto')
    expect(directionOf(formatDateTime(at, 'de'))).toBe('ltr')
  })
})
