import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { ChartCard } from './chart-card.tsx'

vi.mock('../api/use-candles.ts', () => ({ useCandles: () => ({ status: 'loading' }) }))

describe('the chart', () => {
  beforeEach(() => startTestI18n('instrument', 'market'))

  it('says that prices are simulated, and only where they are', () => {
    const card = (isSimulated: boolean) => (
      <ChartCard
        instrument={instrumentFixture({ isSimulated })}
        period="1m"
        onPeriod={() => {}}
        levels={[]}
        fullScreen={{ isOn: false, toggle: () => {} }}
      />
    )
    const { rerender } = render(card(true))
    expect(screen.getByText('Simulated prices')).toBeDefined()
    rerender(card(false))
    expect(screen.queryByText('Simulated prices')).toBeNull()
  })
})
