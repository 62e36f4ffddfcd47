import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from './data-table.tsx'

let room = 0
let needed = 0
let resized = () => {}
const resizeTo = (width: number) => {
  room = width
  act(() => resized())
}

function show(width: number, columns: number, narrow?: 'columns') {
  room = width
  needed = columns
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => Math.max(room, needed))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  render(
    <DataTable
      label="Positions"
      narrow={narrow}
      rows={[{ code: 'BTC' }]}
      rowKey={({ code }) => code}
      columns={[{ key: 'code', header: 'Position', cell: ({ code }) => code }]}
    />,
  )
}
const isCards = () => screen.getByRole('table').parentElement?.hasAttribute('data-cards')

describe('a table', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('keeps its columns where they have room', () => {
    show(1000, 880)
    expect(isCards()).toBe(false)
  })

  it('shows cards where its columns would be cut off, and columns again once there is room', () => {
    show(768, 880)
    expect(isCards()).toBe(true)
    resizeTo(879)
    expect(isCards()).toBe(true)
    resizeTo(880)
    expect(isCards()).toBe(false)
    resizeTo(820)
    expect(isCards()).toBe(true)
  })

  it('shows cards on a phone, however short its columns are', () => {
    show(390, 200)
    expect(isCards()).toBe(true)
  })

  it('of few short figures keeps its columns on a phone, until their words have no room', () => {
    show(390, 200, 'columns')
    expect(isCards()).toBe(false)
    needed = 420
    resizeTo(390)
    expect(isCards()).toBe(true)
    expect(screen.getByRole('cell').textContent).toBe('PositionBTC')
  })

  it('that became cards with large text has columns again once the text is small', () => {
    const { style } = document.documentElement
    style.fontSize = '32px'
    show(768, 880)
    expect(isCards()).toBe(true)
    style.fontSize = '16px'
    needed = 700
    resizeTo(768)
    expect(isCards()).toBe(false)
    style.fontSize = ''
  })
})
