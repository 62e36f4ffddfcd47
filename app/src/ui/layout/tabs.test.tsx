import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { layOutRow } from '#test/lay-out-row.ts'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'positions', label: 'Positions' },
  { id: 'options', label: 'Options' },
] as const

describe('a row of tabs that is wider than its place', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('is scrolled so far that the selected tab is whole, at first and after each choice', () => {
    layOutRow('[role="tablist"]', (row) => row)
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
