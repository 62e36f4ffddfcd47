import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatMoney, formatPercent, formatSigned } from '#core/format/figures.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { PriceChange } from './price-change.tsx'

/** What is read aloud, what is seen, and the colour. */
function show(text: string, ofPrice = false) {
  const { container, unmount } = render(<PriceChange text={text} ofPrice={ofPrice} />)
  const figure = container.querySelector('bdi')
  const shown = {
    word: screen.queryByRole('img')?.getAttribute('aria-label'),
    text: figure?.textContent,
    colour: figure?.className.match(/text-(up|down)/)?.[1],
  }
  unmount()
  return shown
}

describe('a change of a figure', () => {
  beforeEach(() => startTestI18n())

  it('that rose has a plus, an upward arrow and the colour of rising', () => {
    expect(show(formatPercent(1.84))).toEqual({ word: 'rising', text: '+1.84%', colour: 'up' })
    expect(show(formatMoney('0.01', { sign: true }))).toEqual({ word: 'rising', text: '+0.01', colour: 'up' })
  })

  it('that fell has a minus, a downward arrow and the colour of falling', () => {
    expect(show(formatPercent(-1.24))).toEqual({ word: 'falling', text: '−1.24%', colour: 'down' })
    expect(show(formatMoney('-250.00', { sign: true }))).toEqual({
      word: 'falling',
      text: '−250.00',
      colour: 'down',
    })
  })

  it.each([
    ['nothing', formatPercent(0), '0.00%'],
    ['a minus zero', formatPercent(-0), '0.00%'],
    ['less of a rise than is shown', formatPercent(0.004), '0.00%'],
    ['less of a fall than is shown', formatPercent(-0.004), '0.00%'],
    ['what a float leaves over', formatSigned(0.1 + 0.2 - 0.3, 5), '0.00000'],
    ['no money', formatMoney('0.00', { sign: true }), '0.00'],
    ['an amount of minus zero', formatMoney('-0.00', { sign: true }), '0.00'],
  ])('of %s has no sign, no mark and no colour', (_, text, shown) => {
    expect(show(text)).toEqual({ word: undefined, text: shown, colour: undefined })
  })

  it('of a price that did not move has the colour of falling, as quotes have, and no mark', () => {
    expect(show(formatPercent(0), true)).toEqual({ word: undefined, text: '0.00%', colour: 'down' })
  })
})
