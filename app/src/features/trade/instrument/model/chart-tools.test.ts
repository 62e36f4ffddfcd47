import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChartTools } from './chart-tools.ts'

const read = async () => (await import('./chart-tools.ts')).commonTools.get()

describe('the tools of a chart', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('are those that were chosen last in this browser', async () => {
    const { setCommonTools } = await import('./chart-tools.ts')
    const chosen = {
      kind: 'line',
      isLogarithmic: true,
      volume: 'pane',
      comparedWith: 'ETH',
      indicators: { rsi: { lengths: [14], colour: 'violet' } },
    } satisfies ChartTools
    setCommonTools(chosen)
    vi.resetModules()
    expect(await read()).toEqual(chosen)
  })

  it('are each user’s own', async () => {
    const { sessionStore } = await import('#core/session/session-store.ts')
    const { commonTools, plainChart, setCommonTools } = await import('./chart-tools.ts')
    const logIn = (userName: string) =>
      sessionStore.set({ ...sessionStore.get(), user: { userName } as never })
    logIn('anna_1')
    setCommonTools({ ...plainChart, kind: 'area' })
    logIn('ben_2')
    expect(commonTools.get().kind).toBe('candles')
    logIn('anna_1')
    expect(commonTools.get().kind).toBe('area')
  })

  it.each([
    '{',
    '{"kind":"dots"}',
    '{"kind":"line","isLogarithmic":false,"indicators":{"rsi":14}}',
    '{"kind":"line","isLogarithmic":false,"indicators":{"rsi":{"lengths":[14,3],"colour":"ink"}}}',
    '{"kind":"line","isLogarithmic":false,"indicators":{"rsi":{"lengths":[501],"colour":"ink"}}}',
    'null',
  ])('are plain candles where %s is kept, as by another version', async (kept) => {
    localStorage.setItem('swx.chartTools', kept)
    expect(await read()).toEqual({
      kind: 'candles',
      isLogarithmic: false,
      volume: 'behind',
      indicators: {},
    })
  })
})
