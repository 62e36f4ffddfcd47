import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { instrumentFixture } from '../../../../core/instruments/instrument-fixture.ts'
import { startTestI18n } from '../../../../test/start-test-i18n.ts'
import { ChartCard } from './chart-card.tsx'

vi.mock('../api/use-candles.ts', () => ({ useCandles: () => ({ status: 'loading' }) }))

const show = () => {
  render(<ChartCard instrument={instrumentFixture()} period="1m" onPeriod={() => {}} levels={[]} />)
  const chart = screen.getByRole('region', { name: 'Chart' })
  return { chart, fillsWindow: () => chart.classList.contains('chart-card-full') }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the chart', () => {
  beforeEach(() => startTestI18n('instrument', 'market'))

  it('says that prices are simulated, and only where they are', () => {
    const card = (isSimulated: boolean) => (
      <ChartCard
        instrument={instrumentFixture({ isSimulated })}
        period="1m"
        onPeriod={() => {}}
        levels={[]}
      />
    )
    const { rerender } = render(card(true))
    expect(screen.getByText('Simulated prices')).toBeDefined()
    rerender(card(false))
    expect(screen.queryByText('Simulated prices')).toBeNull()
  })
})

describe('the chart on the whole screen', () => {
  beforeEach(() => startTestI18n('instrument', 'market'))

  it('fills the window where the browser has no full screen, until the button is pressed again', async () => {
    const { fillsWindow } = show()
    expect(fillsWindow()).toBe(false)
    press('Full screen')
    await screen.findByRole('button', { name: 'Exit full screen' })
    expect(fillsWindow()).toBe(true)
    press('Exit full screen')
    expect(fillsWindow()).toBe(false)
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeDefined()
  })

  it('is left with Escape', async () => {
    const { fillsWindow } = show()
    press('Full screen')
    await screen.findByRole('button', { name: 'Exit full screen' })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(fillsWindow()).toBe(false)
  })

  it('asks the browser for its full screen where it has one', async () => {
    const { chart, fillsWindow } = show()
    const request = vi.fn(async () => {})
    chart.requestFullscreen = request
    press('Full screen')
    await waitFor(() => expect(fillsWindow()).toBe(true))
    expect(request).toHaveBeenCalledOnce()
  })

  it('fills the window when the browser refuses', async () => {
    const { chart, fillsWindow } = show()
    chart.requestFullscreen = async () => {
      throw new TypeError('Not allowed in this frame.')
    }
    press('Full screen')
    await waitFor(() => expect(fillsWindow()).toBe(true))
  })
})
