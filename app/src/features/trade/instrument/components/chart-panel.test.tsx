import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { toolsOf } from '../model/chart-layouts.ts'
import { plainChart, setCommonTools } from '../model/chart-tools.ts'
import { drawingsOf, setDrawings } from '../model/drawing-store.ts'
import { ChartPanel, type ChartPanelKind } from './chart-panel.tsx'

const instrument = instrumentFixture({ code: 'EURUSD', decimals: 5, tickSize: 0.00001 })
const trend = {
  id: '1',
  kind: 'trend' as const,
  points: [
    { time: 1_800_000_000, price: 1.08 },
    { time: 1_800_009_000, price: 1.09 },
  ],
  isLocked: false,
  isHidden: false,
}

function show(
  kind: ChartPanelKind,
  given: { selected?: string; onPeriod?: () => void; onTool?: () => void } = {},
) {
  render(
    <ChartPanel
      kind={kind}
      instrument={instrument}
      period="15m"
      onPeriod={given.onPeriod ?? (() => {})}
      tool={undefined}
      onTool={given.onTool ?? (() => {})}
      selected={given.selected}
      onSelect={() => {}}
      onClose={() => {}}
    />,
  )
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('the panel of a chart', () => {
  beforeEach(async () => {
    await startTestI18n('instrument', 'chart', 'money')
    setCommonTools(plainChart)
    setDrawings('EURUSD', [])
  })

  it('sets an indicator’s length and colour; a length that cannot be is said and changes nothing', () => {
    show('indicators')
    fireEvent.click(screen.getByRole('switch', { name: 'Moving average, simple' }))
    const length = screen.getByRole('spinbutton', { name: 'Candles Moving average, simple' })
    type(length, '1')
    expect(screen.getByText('Enter a whole number from 2 to 500.')).toBeDefined()
    expect(toolsOf('EURUSD').indicators.sma?.lengths).toEqual([20])
    type(length, '150')
    const colours = screen.getByRole('group', { name: 'Colour of Moving average, simple' })
    fireEvent.click(within(colours).getByRole('button', { name: 'Violet' }))
    expect(toolsOf('EURUSD').indicators).toEqual({ sma: { lengths: [150], colour: 'violet' } })
  })

  it('offers twelve indicators, six on the prices and six below them', () => {
    show('indicators')
    const count = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('switch').length
    expect([count('On the prices'), count('In a pane of its own')]).toEqual([6, 6])
  })

  it('saves what the chart shows under a name, and gives it to a chart with its period', () => {
    setCommonTools({ ...plainChart, kind: 'area' })
    const onPeriod = vi.fn()
    show('layouts', { onPeriod })
    type(screen.getByRole('textbox', { name: 'Name of the layout' }), 'Evening')
    fireEvent.click(screen.getByRole('button', { name: 'Save what this chart shows' }))
    setCommonTools(plainChart)
    expect(toolsOf('EURUSD').kind).toBe('area')
    fireEvent.click(screen.getByRole('button', { name: 'Leave this layout' }))
    expect(toolsOf('EURUSD').kind).toBe('candles')
    fireEvent.click(screen.getByRole('button', { name: /^Evening/ }))
    expect(toolsOf('EURUSD').kind).toBe('area')
    expect(onPeriod).toHaveBeenCalledWith('15m')
    fireEvent.click(screen.getByRole('button', { name: 'Leave this layout' }))
  })

  it('lists what is drawn, and changes it by its fields', () => {
    setDrawings('EURUSD', [trend])
    show('drawings', { selected: '1' })
    expect(screen.getByRole('button', { name: 'Trend line from 1.08000 to 1.09000' })).toBeDefined()
    const start = within(screen.getByRole('group', { name: 'Start' }))
    const price = start.getByRole('textbox', { name: 'Price' })
    type(price, '1.0712')
    fireEvent.blur(price)
    fireEvent.change(start.getByLabelText('Time, UTC'), { target: { value: '2027-01-15T06:30' } })
    expect(drawingsOf('EURUSD')[0]?.points).toEqual([
      { time: Date.UTC(2027, 0, 15, 6, 30) / 1000, price: 1.0712 },
      trend.points[1],
    ])
    type(price, '0')
    fireEvent.keyDown(price, { key: 'Enter' })
    expect(screen.getByText('Enter a price above zero.')).toBeDefined()
    expect(drawingsOf('EURUSD')[0]?.points[0]?.price).toBe(1.0712)
  })

  it('hides, locks and removes what is drawn, and brings back what was removed', () => {
    setDrawings('EURUSD', [trend, { ...trend, id: '2' }])
    show('drawings', { selected: '1' })
    fireEvent.click(screen.getByRole('button', { name: 'Lock all' }))
    expect(drawingsOf('EURUSD').map(({ isLocked }) => isLocked)).toEqual([true, true])
    expect(screen.getByRole('group', { name: 'Start' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getAllByRole('button', { name: /^Hide Trend/ })[0] as HTMLElement)
    expect(drawingsOf('EURUSD').map(({ isHidden }) => isHidden)).toEqual([true, false])
    fireEvent.click(screen.getByRole('button', { name: 'Remove all' }))
    expect(drawingsOf('EURUSD')).toEqual([])
    toastStore.get()?.action?.run()
    expect(drawingsOf('EURUSD')).toHaveLength(2)
  })
})
