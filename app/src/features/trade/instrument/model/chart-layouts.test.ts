import { beforeEach, describe, expect, it, vi } from 'vitest'

const open = async () => ({ ...(await import('./chart-layouts.ts')), ...(await import('./chart-tools.ts')) })
const layout = {
  name: 'Day trading',
  period: '5m' as const,
  tools: {
    kind: 'line' as const,
    isLogarithmic: true,
    volume: 'pane' as const,
    indicators: { rsi: { lengths: [9], colour: 'violet' as const } },
  },
}

describe('the layouts of charts', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('apply to the instrument they were chosen for, and are there after a reload', async () => {
    const { saveLayout, toolsOf, plainChart } = await open()
    saveLayout('EURUSD', layout)
    expect([toolsOf('EURUSD'), toolsOf('BTC')]).toEqual([layout.tools, plainChart])
    vi.resetModules()
    expect((await open()).toolsOf('EURUSD')).toEqual(layout.tools)
  })

  it('leave other charts as they are when the chart is changed, and themselves, too', async () => {
    const { applyLayout, changeTools, saveLayout, toolsOf } = await open()
    saveLayout('EURUSD', layout)
    changeTools('EURUSD', { kind: 'area' })
    changeTools('BTC', { kind: 'candles', isLogarithmic: true })
    expect([toolsOf('EURUSD').kind, toolsOf('BTC').kind, toolsOf('ETH').isLogarithmic]).toEqual([
      'area',
      'candles',
      true,
    ])
    applyLayout('ETH', layout)
    expect(toolsOf('ETH')).toEqual(layout.tools)
  })

  it('are left again, and what every chart shows is back', async () => {
    const { leaveLayout, plainChart, removeLayout, saveLayout, toolsOf } = await open()
    saveLayout('EURUSD', layout)
    removeLayout(layout.name)
    // The chart that has it keeps what it shows.
    expect(toolsOf('EURUSD')).toEqual(layout.tools)
    leaveLayout('EURUSD')
    expect(toolsOf('EURUSD')).toEqual(plainChart)
  })

  it.each(['{', '{"layouts":[{"name":""}],"applied":{}}', 'null'])(
    'are none where %s is kept',
    async (kept) => {
      localStorage.setItem('swx.chartLayouts', kept)
      const { plainChart, saveLayout, toolsOf } = await open()
      expect(toolsOf('EURUSD')).toEqual(plainChart)
      saveLayout('EURUSD', layout)
      expect(toolsOf('EURUSD')).toEqual(layout.tools)
    },
  )
})
