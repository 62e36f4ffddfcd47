import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'positions', label: 'Positions' },
  { id: 'options', label: 'Options' },
] as const

/** A row of 100 px, scrolled as it is, with a tab of 80 px after the other; it is measured at once. */
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
    const row = this.closest('[role="tablist"]')
    const at = this === row ? 0 : [...(row?.children ?? [])].indexOf(this) * 80 - (row?.scrollLeft ?? 0)
    return new DOMRect(at, 0, this === row ? 100 : 80, 44)
  })
}

describe('a row of tabs that is wider than its place', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('is scrolled so far that the selected tab is whole, at first and after each choice', () => {
    layOut()
    const row = (selected: 'positions' | 'options') => (
      <Tabs label="Orders" tabs={tabs} selected={selected} onSelect={() => undefined} />
    )
    const { rerender } = render(row('options'))
    const list = screen.getByRole('tablist')
    expect(list.scrollLeft).toBe(60)
    rerender(row('positions'))
    expect(list.scrollLeft).toBe(0)
  })
})
