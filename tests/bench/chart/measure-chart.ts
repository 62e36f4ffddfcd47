import type { Page } from '@playwright/test'
import { frameFigures } from '../live-list/frames.ts'
import { appDir, settings } from '../live-list/measure-round.ts'
import { sampleMarket } from '../live-list/sample-market.ts'
import { serveApp } from '../live-list/serve-app.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import type { ChartRound } from './rounds.ts'

const CANDLES = 5_000
const DRAWINGS = 50
/** How long frames are counted, milliseconds. */
const ROUND_MS = Number(process.env.CHART_MS ?? 10_000)

/** Every indicator, as the app keeps what the user has chosen. */
const indicators = {
  sma: [20],
  ema: [50],
  wma: [10],
  vwap: [],
  bollinger: [20, 2],
  donchian: [20],
  atr: [14],
  rsi: [14],
  macd: [12, 26, 9],
  stochastic: [14, 3, 3],
  adx: [14],
  obv: [],
}

/** What a frame of the chart costs: the main thread's work, and the time from frame to frame. */
export async function measureChart({ device, most }: ChartRound): Promise<Found> {
  const [item] = sampleMarket(1)
  if (!item) throw new Error('There is no instrument.')
  const server = await serveApp({ appDir, ticksPerSecond: 1_000, candles: CANDLES })
  const browser = await launchBrowser()
  try {
    const { context, slowdown = 1 } = settings[device]
    const opened = await browser.newContext(context)
    const page = await opened.newPage()
    await page.addInitScript(keepChart, { code: item.code, price: item.price, indicators, count: DRAWINGS })
    await page.goto(`${server.url}/cruuency?code=${item.code}&id=${item.id}`)
    await waitForIndicators(page)
    const tools = await opened.newCDPSession(page)
    await tools.send('Performance.enable')
    if (slowdown > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const busySeconds = async () => {
      const { metrics } = await tools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    // The first seconds belong to starting up.
    await page.evaluate(dragChart, 2_000)
    const before = await busySeconds()
    const gaps = await page.evaluate(dragChart, ROUND_MS)
    const figures = frameFigures(gaps)
    const work = (((await busySeconds()) - before) * 1_000) / figures.frames
    return {
      measures: [
        atMost(`${device}: main thread's work for a frame`, work, most, 'ms'),
        { name: `${device}: 99 of 100 frames within`, value: 1_000 / figures.firstPercentile, unit: 'ms' },
        { name: `${device}: average`, value: figures.average, unit: 'fps' },
      ],
      details: figures,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function waitForIndicators(page: Page) {
  await page.locator('.chart-box canvas').first().waitFor()
  await page.waitForFunction(
    (count) => document.querySelectorAll('.chart-box ul > li svg').length >= count,
    Object.keys(indicators).length,
  )
}

interface KeptChart {
  readonly code: string
  readonly price: number
  readonly indicators: Readonly<Record<string, readonly number[]>>
  readonly count: number
}

/** Runs in the page before the app: every indicator is on, and drawings of all kinds lie where one looks. */
function keepChart({ code, price, indicators, count }: KeptChart): void {
  const entries = Object.entries(indicators).map(([id, lengths]) => [id, { lengths, colour: 'blue' }])
  const tools = {
    kind: 'candles',
    isLogarithmic: false,
    volume: 'behind',
    indicators: Object.fromEntries(entries),
  }
  const now = Math.floor(Date.now() / 1_000)
  const kinds = ['trend', 'level', 'range', 'fibonacci']
  const drawings = Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length]
    const from = { time: now - (10 + at) * 900, price: price * (1 + (at - count / 2) / 5_000) }
    const to = { time: from.time + 8 * 900, price: from.price * 1.002 }
    return {
      id: String(at + 1),
      kind,
      points: kind === 'level' ? [from] : [from, to],
      isLocked: false,
      isHidden: false,
    }
  })
  localStorage.setItem('swx.boardSeen', '1')
  localStorage.setItem('swx.chartTools', JSON.stringify(tools))
  localStorage.setItem('swx.chartDrawings', JSON.stringify({ [code]: drawings }))
}

/** Runs in the page: drags the chart a little further in each frame, to and fro; the times between frames. */
function dragChart(forMs: number): Promise<number[]> {
  const canvas = document.querySelector('.chart-box canvas')
  if (!canvas) throw new Error('There is no chart.')
  const { x, y, width } = canvas.getBoundingClientRect()
  const middle = x + width / 2
  const send = (kind: string, clientX: number) =>
    canvas.dispatchEvent(
      new MouseEvent(kind, { clientX, clientY: y + 60, bubbles: true, button: 0, buttons: 1 }),
    )
  send('mousedown', middle)
  return new Promise((resolve) => {
    const gaps: number[] = []
    let last: number | undefined
    let end: number | undefined
    function frame(now: number) {
      end ??= now + forMs
      if (last !== undefined) gaps.push(now - last)
      last = now
      send('mousemove', middle + 120 * Math.sin(gaps.length / 20))
      if (now < end) return requestAnimationFrame(frame)
      send('mouseup', middle)
      resolve(gaps)
    }
    requestAnimationFrame(frame)
  })
}
