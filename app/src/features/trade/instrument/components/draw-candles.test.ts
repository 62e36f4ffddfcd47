import { type ISeriesApi, PriceScaleMode, type SeriesType, type UTCTimestamp } from 'lightweight-charts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import type { Candle } from '../model/candle.ts'
import { type ChartTools, plainChart } from '../model/chart-tools.ts'
import { usualSetting } from '../model/indicator-kinds.ts'
import { type CandleDrawing, type CandleDrawingOptions, drawCandles } from './draw-candles.ts'
import { drawIndicators } from './draw-indicators.ts'

const candles: readonly Candle[] = Array.from({ length: 120 }, (_, n) => {
  const close = 1.08 + Math.sin(n / 7) / 500
  return {
    time: 1_800_000_000 + n * 900,
    open: 1.08,
    high: close + 0.001,
    low: 1.077,
    close,
    volume: 9_000 + n,
  }
})
const level: ChartLevel = {
  id: 'a',
  kind: 'stopLoss',
  price: 1.079,
  title: 'Stop loss',
  shortTitle: 'SL',
} as ChartLevel
const LANE = 172
const oscillators = { rsi: usualSetting('rsi'), macd: usualSetting('macd') } as ChartTools['indicators']

let drawing: CandleDrawing | undefined

/** Draws on a canvas that takes everything: what is looked at is what the chart was told, and where it puts candles. */
function draw(tools: Partial<ChartTools> = {}, given: Partial<CandleDrawingOptions> = {}) {
  const box = document.createElement('div')
  document.body.append(box)
  drawing = drawCandles(box, {
    decimals: 5,
    tickSize: 0.00001,
    period: '15m',
    indicators: drawIndicators,
    languageTag: 'en',
    placeholder: { price: 52_100, times: [] },
    onPoint: () => {},
    tools: { ...plainChart, ...tools },
    isComparing: false,
    lane: LANE,
    view: undefined,
    onIndicators: () => {},
    onComparison: () => {},
    onRoom: () => {},
    ...given,
  })
  drawing.show(candles)
  return drawing
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
/** The distance from the newest candle to the end of the chart, in pixels. */
const edgeOf = ({ chart }: CandleDrawing) =>
  Math.round(chart.timeScale().scrollPosition() * chart.timeScale().options().barSpacing)
const seriesOf = ({ chart }: CandleDrawing, pane: number): readonly ISeriesApi<SeriesType>[] =>
  chart.panes()[pane]?.getSeries() ?? []
const modes = ({ chart }: CandleDrawing) =>
  chart.panes().map((_, pane) => chart.priceScale('right', pane).options().mode)
const textIn = (drawn: CandleDrawing, pane: number, value: number) =>
  seriesOf(drawn, pane)[0]?.priceFormatter().format(value)

describe('the drawing of candles', () => {
  beforeEach(() => {
    const context = new Proxy({} as Record<string | symbol, unknown>, {
      get: (known, name) => known[name] ?? (name === 'measureText' ? () => ({ width: 40 }) : () => {}),
      set: (known, name, value) => Reflect.set(known, name, value),
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
      () => context as unknown as CanvasRenderingContext2D & WebGL2RenderingContext & GPUCanvasContext,
    )
    // The chart asks the browser what a colour is in figures.
    const styleOf = window.getComputedStyle.bind(window)
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      (element) =>
        new Proxy(styleOf(element), {
          get(style, name) {
            if (name === 'color') return 'rgb(25, 25, 25)'
            const value: unknown = Reflect.get(style, name, style)
            return typeof value === 'function' ? value.bind(style) : value
          },
        }),
    )
    for (const [side, size] of [
      ['clientWidth', 1_016],
      ['clientHeight', 480],
    ] as const)
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(size)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1_016, 480))
  })
  afterEach(() => {
    drawing?.remove()
    drawing = undefined
    vi.restoreAllMocks()
  })

  it('keeps the date that is pointed at in its order on a canvas, in Arabic as well', () => {
    const { timeFormatter } = draw({}, { languageTag: 'ar' }).chart.options().localization
    expect(timeFormatter?.(1_800_000_000 as UTCTimestamp)).toMatch(
      /^\u2068\d+ \p{Script=Arabic}.*08:00\u2069$/u,
    )
  })

  it('leaves the same room after the newest candle, whether levels are there at once or come later', async () => {
    const early = draw()
    early.showLevels([level], undefined)
    await frame()
    expect(edgeOf(early)).toBe(LANE)
    early.remove()

    const late = draw()
    await frame()
    expect(edgeOf(late)).toBe(39)
    late.showLevels([level], undefined)
    await frame()
    expect(edgeOf(late)).toBe(LANE)
    late.showLevels([], undefined)
    await frame()
    expect(edgeOf(late)).toBe(39)
  })

  it('is back at the spacing that the user chose, with its newest candle in its place', async () => {
    const drawn = draw({}, { view: { spacing: 6, position: undefined } })
    drawn.showLevels([level], undefined)
    await frame()
    expect(drawn.chart.timeScale().options().barSpacing).toBe(6)
    expect(edgeOf(drawn)).toBe(LANE)
  })

  it('stays where the user scrolled back to, whatever levels come', async () => {
    const drawn = draw({}, { view: { spacing: 13, position: -40 } })
    drawn.showLevels([level], undefined)
    await frame()
    expect(drawn.chart.timeScale().scrollPosition()).toBe(-40)
  })

  it('gives a logarithmic scale, or one in percent, to the prices alone', () => {
    const tools = { volume: 'pane', indicators: oscillators } as const
    const { Normal, Logarithmic, Percentage } = PriceScaleMode
    expect(modes(draw({ ...tools, isLogarithmic: true }))).toEqual([Logarithmic, Normal, Normal, Normal])
    drawing?.remove()
    expect(modes(draw(tools, { isComparing: true }))).toEqual([Percentage, Normal, Normal, Normal])
    drawing?.remove()
    expect(modes(draw(tools))).toEqual([Normal, Normal, Normal, Normal])
  })

  it('says of two instruments what the scale says: from the first candle on view', async () => {
    const told = vi.fn()
    const drawn = draw({}, { isComparing: true, onComparison: told })
    drawn.compare(candles)
    await frame()
    drawn.show(candles.map((candle) => ({ ...candle })))
    const first = Math.floor(drawn.chart.timeScale().getVisibleLogicalRange()?.from ?? 0)
    const [start, end] = [candles[first]?.close ?? 0, candles.at(-1)?.close ?? 0]
    expect(told.mock.lastCall?.[0].own).toBeCloseTo((end / start - 1) * 100, 6)
  })

  it('writes the figures of each pane in its own way', () => {
    const drawn = draw({ volume: 'pane', indicators: oscillators })
    expect(textIn(drawn, 0, 1.085)).toBe('1.08500')
    expect(textIn(drawn, 1, 9_622)).toBe('9.6K')
    expect(textIn(drawn, 2, 70)).toBe('70')
    expect(textIn(drawn, 2, 40.83)).toBe('40.8')
    expect(textIn(drawn, 3, -0.00017)).toBe('−0.00017')
    expect(drawn.chart.options().localization.priceFormatter).toBeUndefined()
  })
})
