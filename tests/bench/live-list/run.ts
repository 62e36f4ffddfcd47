// The live price list in a real browser: 350 rows while a socket of the benchmark's own sends more and more ticks.
// One tick is one item update. `node tests/bench/live-list/run.ts`, or `npm run bench -- live-list`.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, devices } from '@playwright/test'
import { atLeast, type Measure, type Report, save, table } from '../support/report.ts'
import { type ListFigures, measureList } from './measure.ts'
import { serveApp } from './serve-app.ts'

interface Round {
  readonly name: string
  readonly ticksPerSecond: number
  readonly context: BrowserContextOptions
  readonly slowdown?: number
  readonly average: number
  readonly firstPercentile: number
}

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const phone: BrowserContextOptions = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

const rounds: readonly Round[] = [
  ...[1000, 5000, 20_000].map((ticksPerSecond) => ({
    name: 'desktop',
    ticksPerSecond,
    context: desktop,
    average: 58,
    firstPercentile: 50,
  })),
  {
    name: 'phone, 4x slower',
    ticksPerSecond: 1000,
    context: phone,
    slowdown: 4,
    average: 35,
    firstPercentile: 1,
  },
  {
    name: 'phone, 4x slower',
    ticksPerSecond: 5000,
    context: phone,
    slowdown: 4,
    average: 30,
    firstPercentile: 1,
  },
]

/** How long each round counts frames, milliseconds. */
const ROUND_MS = Number(process.env.LIVE_LIST_MS ?? 10_000)

/**
 * Measures frames a second of the built app's price list.
 *
 * @throws Error that says what to do when the app is not built
 */
export async function run(): Promise<Report> {
  const appDir = process.env.LIVE_LIST_APP ?? fileURLToPath(new URL('../../../app/dist/', import.meta.url))
  if (!existsSync(appDir))
    throw new Error('The app is not built: run `npm run build --workspace @swx/app` first.')

  const measures: Measure[] = []
  const details: object[] = []
  const browser = await launch()
  try {
    for (const round of rounds) {
      const figures = await measureRound(browser, appDir, round)
      measures.push(...measuresOf(round, figures))
      details.push({ name: round.name, ticksPerSecond: round.ticksPerSecond, ...figures })
    }
  } finally {
    await browser.close()
  }
  return { title: 'Live list: 350 rows while prices move', measures, details }
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
}

async function measureRound(
  browser: Browser,
  appDir: string,
  round: Round,
): Promise<ListFigures & { sent: number }> {
  const server = await serveApp({ appDir, ticksPerSecond: round.ticksPerSecond })
  const started = performance.now()
  try {
    const figures = await measureList(browser, { url: server.url, forMs: ROUND_MS, ...round })
    return { ...figures, sent: (server.ticksSent() * 1000) / (performance.now() - started) }
  } finally {
    await server.close()
  }
}

function measuresOf(round: Round, { average, firstPercentile, busy }: ListFigures): Measure[] {
  const name = `${round.name}, ${round.ticksPerSecond.toLocaleString('en-US')} ticks/s`
  return [
    atLeast(`${name}: average`, average, round.average, 'fps'),
    round.firstPercentile > 1
      ? atLeast(`${name}: first percentile`, firstPercentile, round.firstPercentile, 'fps')
      : { name: `${name}: first percentile`, value: firstPercentile, unit: 'fps' },
    { name: `${name}: main thread busy`, value: busy * 100, unit: '%' },
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = await run()
  save('live-list', report)
  console.log(table(report))
  process.exit(report.measures.some(({ isMet }) => isMet === false) ? 1 : 0)
}
