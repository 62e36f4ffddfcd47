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

  it('are each user’s own', async () => {
    const { sessionStore } = await import('#core/session/session-store.ts')
    const { chartTools, plainChart, setChartTools } = await import('./chart-tools.ts')
    const logIn = (userName: string) =>
      sessionStore.set({ ...sessionStore.get(), user: { userName } as never })
    logIn('anna_1')
    setChartTools({ ...plainChart, kind: 'area' })
    logIn('ben_2')
    expect(chartTools.get().kind).toBe('candles')
    logIn('anna_1')
    expect(chartTools.get().kind).toBe('area')
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
