import { beforeEach, describe, expect, it, vi } from 'vitest'

const read = async () => (await import('./chart-tools.ts')).chartTools.get()

describe('the tools of a chart', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('are those that were chosen last in this browser', async () => {
    const { setChartTools } = await import('./chart-tools.ts')
    const chosen = {
      kind: 'line',
      isLogarithmic: true,
      volume: 'pane',
      comparedWith: 'ETH',
      indicators: { rsi: 14 },
    } as const
    setChartTools(chosen)
    vi.resetModules()
    expect(await read()).toEqual(chosen)
  })

  it.each(['{', '{"kind":"dots"}', '{"kind":"line","isLogarithmic":false,"indicators":{"rsi":3}}', 'null'])(
    'are plain candles where %s is kept, as by another version',
    async (kept) => {
      localStorage.setItem('swx.chartTools', kept)
      expect(await read()).toEqual({
        kind: 'candles',
        isLogarithmic: false,
        volume: 'behind',
        indicators: {},
      })
    },
  )
})
