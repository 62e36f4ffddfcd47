import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { ProfitCurve } from '../model/profit-curve.ts'
import { ProfitChart, ProfitLine } from './profit-chart.tsx'

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

describe('the value under the pointer', () => {
  /** A chart 400 px wide, whose box is 100 px wide and 8 px from the edge that it stands at. */
  const layOut = () =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.classList.contains('start-2')) return new DOMRect(8, 0, 100, 40)
      if (this.classList.contains('end-2')) return new DOMRect(292, 0, 100, 40)
      return new DOMRect(0, 0, 400, 200)
    })
  const curve = {
    start: Date.UTC(2026, 0, 1),
    end: Date.UTC(2026, 0, 11),
    profit: '100.00',
    slices: Array.from({ length: 10 }, (_, at) => ({
      to: Date.UTC(2026, 0, at + 2),
      total: `${(at + 1) * 10}.00`,
    })),
  } as unknown as ProfitCurve
  const show = async () => {
    layOut()
    await startTestI18n('account')
    const { container } = render(<ProfitChart curve={curve} />)
    const plot = container.querySelector('.touch-pan-y') as HTMLElement
    const box = () => container.querySelector<HTMLElement>('.shadow-1')
    const pointAt = (x: number, target: Element = plot) => fireEvent.pointerMove(target, { clientX: x })
    return { plot, box, pointAt }
  }

  it('is hidden by Escape until the pointer comes anew, wherever the focus is', async () => {
    const { plot, box, pointAt } = await show()
    pointAt(205)
    expect(box()?.textContent).toContain('+50.00')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(box()).toBeNull()
    pointAt(210)
    expect(box()).toBeNull()
    fireEvent.pointerLeave(plot)
    pointAt(210)
    expect(box()).not.toBeNull()
  })

  it('comes back after Escape where a finger is put down', async () => {
    const { plot, box, pointAt } = await show()
    pointAt(205)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    fireEvent.pointerDown(plot, { clientX: 300 })
    expect(box()?.textContent).toContain('+70.00')
  })

  it('can be pointed at itself: it stays where it is, with what it says', async () => {
    const { box, pointAt } = await show()
    pointAt(330)
    expect(box()?.textContent).toContain('+80.00')
    expect(box()?.className).toContain('start-2')
    for (const x of [250, 180, 130, 109]) pointAt(x)
    expect(box()?.className).toContain('start-2')
    const there = box() as HTMLElement
    pointAt(90, there)
    pointAt(60, there.firstElementChild ?? there)
    expect(box()?.className).toContain('start-2')
    expect(box()?.textContent).toContain('+20.00')
  })

  it('makes way for a pointer that goes below it', async () => {
    const { box, pointAt } = await show()
    pointAt(330)
    expect(box()?.className).toContain('start-2')
    pointAt(85)
    expect(box()?.className).toContain('end-2')
    pointAt(200)
    expect(box()?.className).toContain('end-2')
    pointAt(330)
    expect(box()?.className).toContain('start-2')
  })
})
