import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataTable } from './data-table.tsx'
import { markFresh } from './fresh-row.ts'

const shown: (string | null)[] = []

function Orders({ numbers }: { numbers: readonly string[] }) {
  const columns = [{ key: 'no', header: 'Order', cell: (no: string) => no, isRowHeader: true }] as const
  return <DataTable label="Orders" columns={columns} rows={numbers} rowKey={(no) => no} />
}
const freshRows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-fresh'))

beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.textContent)
  }
  return () => vi.useRealTimers()
})

it('the row that was just made comes into view and is marked, until the user touches anything', () => {
  const { rerender } = render(<Orders numbers={['LV1']} />)
  act(() => markFresh('LV2'))
  expect(freshRows()).toEqual([])
  // The list is asked for again and has it now.
  rerender(<Orders numbers={['LV2', 'LV1']} />)
  expect(freshRows().map((row) => row.textContent)).toEqual([expect.stringContaining('LV2')])
  expect(shown).toEqual([expect.stringContaining('LV2')])
  act(() => vi.runAllTimers())
  fireEvent.pointerDown(document.body)
  expect(freshRows()).toEqual([])
})
