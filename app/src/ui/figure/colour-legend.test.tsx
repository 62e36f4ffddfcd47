import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { ColourLegend } from './colour-legend.tsx'

const swap = () => fireEvent.click(screen.getByRole('button', { name: 'Swap colours' }))
const legend = () => screen.getByRole('group', { name: 'Colours of prices' }).textContent

describe('the legend of colours', () => {
  beforeEach(() => startTestI18n())
  afterEach(() => {
    // The choice is kept beyond a test: back to what everyone starts with.
    if (document.documentElement.dataset.updown) swap()
  })

  it('says that rising is red and falling green before anything was chosen', () => {
    render(<ColourLegend />)
    expect(legend()).toMatch(/Rising: red.*Falling: green/)
    expect(document.documentElement.dataset.updown).toBeUndefined()
  })

  it('swaps them on the whole page, says so, and keeps it in this browser', () => {
    render(<ColourLegend />)
    swap()
    expect(legend()).toMatch(/Rising: green.*Falling: red/)
    expect(document.documentElement.dataset.updown).toBe('green-up')
    expect(localStorage.getItem('swx.updown')).toBe('green-up')
  })
})
